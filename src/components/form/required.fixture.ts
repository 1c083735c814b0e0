import { mixed, type AnySchema } from 'yup';
import { hasContent } from './schema';

/** A rule for a field of any kind, a list of files and a tick too: something has to be entered. */
export function required(label: string): AnySchema {
  return mixed()
    .label(label)
    .nullable()
    .transform((value: unknown) => (hasContent(value) ? value : undefined))
    .required();
}
