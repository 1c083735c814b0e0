import type { FormikContextType } from 'formik';
import { useMemo } from 'react';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import { isDraftValue, isSameValue } from '@/domain/saving/draft';
import { Secret } from '@/domain/text/secret';
import { own } from '@/domain/values/objects';
import { textIn, type FormFields } from './fields/formContext';
import type { OmittedKeys } from './useOmittedKeys';

/** The values of a form as its draft sees them, without secrets and files; another object after each change. */
export function useDraftSource<Values extends object>(
  { values, initialValues, setValues }: FormikContextType<Values>,
  fields: FormFields,
  { isGiven, give }: OmittedKeys,
): DraftSource {
  return useMemo(() => {
    const stored = (name: string): unknown => own(initialValues, name);
    const labelOf = (name: string): string => fields.get(name)?.label ?? '';
    const isPublic = (name: string): boolean =>
      fields.get(name)?.isPrivate !== true && !(stored(name) instanceof Secret);
    const changed = (): [name: string, value: unknown][] =>
      Object.entries(values).filter(([name, value]) => isGiven(name) || !isSameValue(value, stored(name)));
    const accepts: DraftSource['accepts'] = ({ name, value }) =>
      Object.hasOwn(initialValues, name) && isPublic(name) && fits(stored(name), value);
    return {
      draftFields: () =>
        changed().flatMap(([name, value]) => {
          const was = stored(name) ?? null;
          if (!isPublic(name) || !isDraftValue(value) || !isDraftValue(was)) return [];
          return [{ name, label: labelOf(name), was, value }];
        }),
      omitted: () => changed().flatMap(([name]) => (isPublic(name) ? [] : [labelOf(name)])),
      accepts,
      applyDraft: (draft) => {
        const accepted = draft.filter(accepts);
        for (const { name } of accepted) give(name);
        void setValues({
          ...values,
          ...Object.fromEntries(accepted.map(({ name, value }) => [name, value])),
        });
      },
      stored,
      text: (name, value) => textIn(fields, name, value),
    };
  }, [values, initialValues, setValues, fields, isGiven, give]);
}

/** Whether a field that began with `first` can hold a value: a list, yes or no, or a text or number. Blank fits those two. */
export function fits(first: unknown, value: unknown): boolean {
  if (Array.isArray(first) || Array.isArray(value)) return Array.isArray(first) && Array.isArray(value);
  return (typeof first === 'boolean') === (typeof value === 'boolean') || first == null || value == null;
}
