import type { FormikContextType } from 'formik';
import { useState } from 'react';
import { own } from '@/domain/values/objects';
import type { FormFields } from './fields/formContext';

/** A problem of a field, with a function that focuses the field. */
export interface Problem {
  readonly name: string;
  readonly text: string;
  /** The control's id. */
  readonly id: string;
  readonly focus: () => void;
}

interface Problems {
  /** The problems of the last submit, in the order of the screen. */
  readonly problems: readonly Problem[];
  /** Counts the submits. */
  readonly attempt: number;
  /** Whether a problem has been fixed. */
  readonly isFixed: (name: string) => boolean;
}

/** The problems that the last submit of a form has found. Later changes can fix them, but add none. */
export function useProblems(
  {
    errors,
    isSubmitting,
    submitCount,
  }: Pick<FormikContextType<object>, 'errors' | 'isSubmitting' | 'submitCount'>,
  fields: FormFields,
): Problems {
  const [found, setFound] = useState<Omit<Problems, 'isFixed'>>({ problems: [], attempt: 0 });
  if (!isSubmitting && submitCount !== found.attempt)
    setFound({ problems: listProblems(errors, fields), attempt: submitCount });
  return { ...found, isFixed: (name) => own(errors, name) === undefined };
}

function listProblems(errors: object, fields: FormFields): readonly Problem[] {
  return [...fields]
    .flatMap(([name, field]) => {
      const [text, element] = [own(errors, name), field.element()];
      if (typeof text !== 'string' || element === null) return [];
      return [{ name, text, element, focus: () => fields.get(name)?.element()?.focus() }];
    })
    .sort((a, b) => (comesFirst(a.element, b.element) ? -1 : 1))
    .map(({ element, ...problem }) => ({ ...problem, id: element.id }));
}

function comesFirst(a: HTMLElement, b: HTMLElement): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
