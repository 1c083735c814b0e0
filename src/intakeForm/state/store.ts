import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CoverageState } from '@/domain/quotation/coverage';
import type { FormGroup } from '@/domain/quotation/groups';
import type { QuotationHeader } from '@/domain/quotation/header';
import type { StoredDifference } from '@/domain/quotation/namedFields';
import type { AnswerField, AnswerFieldState } from './answerField';
import type { QuotationStore } from './quotationStore';

/** The quotation that the components below edit. */
export const QuotationContext = createContext<QuotationStore | null>(null);

export function useQuotation(): QuotationStore {
  const store = useContext(QuotationContext);
  if (!store) throw new Error('QuotationContext is missing');
  return store;
}

/** The state of one input. The component renders only when that state changes. */
export function useAnswerField(cell: AnswerField): AnswerFieldState {
  return useSyncExternalStore(cell.subscribe, cell.getState);
}

/** The keys of a group's rows. */
export function useRowKeys(group: FormGroup): readonly number[] {
  const { answers } = useQuotation();
  return useSyncExternalStore(
    (listener) => answers.onRows(group, listener),
    () => answers.rowKeys(group),
  );
}

/** The group at an index of the form, once it has loaded. */
export function useGroupAt(index: number): FormGroup | undefined {
  const { answers } = useQuotation();
  return useSyncExternalStore(answers.subscribe, () => answers.groupAt(index));
}

/** A value of the header. The component renders only when the selected value changes. */
export function useHeader<Value extends string | number | boolean>(
  select: (header: QuotationHeader) => Value,
): Value {
  const store = useQuotation();
  return useSyncExternalStore(store.subscribeHeader, () => select(store.getHeader()));
}

/** The earliest effective date. It changes at midnight. */
export function useEarliestDate(): string {
  const store = useQuotation();
  return useSyncExternalStore(store.subscribeHeader, store.getEarliestDate);
}

/** The fields whose stored value differs from the answer that carries them. */
export function useDifferences(): readonly StoredDifference[] {
  const store = useQuotation();
  return useSyncExternalStore(store.subscribe, store.getDifferences);
}

/** A value of the coverages: one line, their number, their total. The component renders only when that value changes. */
export function useCoverage<Value>(select: (coverage: CoverageState) => Value): Value {
  const { coverage } = useQuotation();
  return useSyncExternalStore(coverage.subscribe, () => select(coverage.getState()));
}
