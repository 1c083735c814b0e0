import type { ComponentType } from 'react';
import { fieldsOf } from './fieldsOf';
import type { FieldProps } from './useFormField';

/** The typed fields under the plain props that all of them share, for stories of fields. */
export function plain(field: unknown, more: object = {}): ComponentType<FieldProps> {
  const Typed = field as ComponentType<FieldProps>;
  return (props) => <Typed {...props} {...more} />;
}

export const Field = fieldsOf<Record<string, string>>();

export const memberTypes = [
  { value: 'Main', label: 'Main' },
  { value: 'Agent', label: 'Agent' },
];

export const longFileName = 'articles-of-incorporation-signed-and-countersigned-2026-final (copy).pdf';
