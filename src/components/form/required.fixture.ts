import { mixed, type AnySchema } from 'yup';
import { hasContent } from './schema';

/** A rule that requires content in a field of any kind, also in a list of files or a checkbox. */
export function required(label: string): AnySchema {
  return mixed()
    .label(label)
    .nullable()
    .transform((value: unknown) => (hasContent(value) ? value : undefined))
    .required();
}
