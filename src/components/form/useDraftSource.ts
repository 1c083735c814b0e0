import type { FormikContextType } from 'formik';
import { useMemo } from 'react';
import type { DraftSource } from '@/components/drafts/draftSource';
import { isDraftValue, isSameValue } from '@/domain/saving/draft';
import { Secret } from '@/domain/text/secret';
import { own } from '@/domain/values/objects';
import { textIn, type FormFields } from './fields/formContext';
import type { OmittedKeys } from './useOmittedKeys';

/** The draft source of a form, without secrets and files; a new object after each change. */
export function useDraftSource<Values extends object>(
  { values, initialValues, setValues }: FormikContextType<Values>,
  fields: FormFields,
  { isIncluded, includeKey }: OmittedKeys,
  isNew?: boolean,
): DraftSource {
  return useMemo(() => {
    const stored = (name: string): unknown => own(initialValues, name);
    const fieldLabel = (name: string): string => fields.get(name)?.label ?? '';
    const isPublic = (name: string): boolean =>
      fields.get(name)?.isPrivate !== true && !(stored(name) instanceof Secret);
    const changed = (): [name: string, value: unknown][] =>
      Object.entries(values).filter(([name, value]) => isIncluded(name) || !isSameValue(value, stored(name)));
    const accepts: DraftSource['accepts'] = ({ name, value }) =>
      Object.hasOwn(initialValues, name) && isPublic(name) && fits(stored(name), value);
    return {
      draftFields: () =>
        changed().flatMap(([name, value]) => {
          const was = stored(name) ?? null;
          if (!isPublic(name) || !isDraftValue(value) || !isDraftValue(was)) return [];
          return [{ name, label: fieldLabel(name), was, value }];
        }),
      omitted: () => changed().flatMap(([name]) => (isPublic(name) ? [] : [fieldLabel(name)])),
      accepts,
      isSecret: (name) => !isPublic(name),
      applyDraft: (draft) => {
        const accepted = draft.filter(accepts);
        for (const { name } of accepted) includeKey(name);
        void setValues({
          ...values,
          ...Object.fromEntries(accepted.map(({ name, value }) => [name, value])),
        });
      },
      stored,
      text: (name, value) => textIn(fields, name, value),
      ...(isNew !== undefined && { isNew }),
    };
  }, [values, initialValues, setValues, fields, isIncluded, includeKey, isNew]);
}

/** Whether a field whose initial value is `first` can have `value`: lists fit lists, booleans fit booleans, null fits all but lists. */
export function fits(first: unknown, value: unknown): boolean {
  if (Array.isArray(first) || Array.isArray(value)) return Array.isArray(first) && Array.isArray(value);
  return (typeof first === 'boolean') === (typeof value === 'boolean') || first == null || value == null;
}
