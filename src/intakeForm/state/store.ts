import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CoverageState } from '@/domain/quotation/coverage';
import type { FormGroup } from '@/domain/quotation/groups';
import type { QuotationHeader } from '@/domain/quotation/header';
import type { StoredDifference } from '@/domain/quotation/namedFields';
import type { AnswerField, AnswerFieldState } from './answerField';
import type { QuotationStore } from './quotationStore';

/** The quotation of the components below. */
export const QuotationContext = createContext<QuotationStore | null>(null);

export function useQuotation(): QuotationStore {
  const store = useContext(QuotationContext);
  if (!store) throw new Error('Quotation parts need a QuotationContext above them');
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

/** The group in one place of the form, once it has arrived. */
export function useGroupAt(place: number): FormGroup | undefined {
  const { answers } = useQuotation();
  return useSyncExternalStore(answers.subscribe, () => answers.groupAt(place));
}

/** A part of the header; the component renders only when the selected value changes. */
export function useHeader<Part extends string | number | boolean>(
  select: (header: QuotationHeader) => Part,
): Part {
  const store = useQuotation();
  return useSyncExternalStore(store.subscribeHeader, () => select(store.getHeader()));
}

/** SCHED-13: the earliest effective date, which moves with the day. */
export function useEarliestDate(): string {
  const store = useQuotation();
  return useSyncExternalStore(store.subscribeHeader, store.getEarliestDate);
}

/** FIELD-19: the fields that are stored differently from the answers that carry them. */
export function useDifferences(): readonly StoredDifference[] {
  const store = useQuotation();
  return useSyncExternalStore(store.subscribe, store.getDifferences);
}

/** A part of the coverages: one line, how many there are, their total. The component renders when that part changes. */
export function useCoverage<Part>(select: (coverage: CoverageState) => Part): Part {
  const { coverage } = useQuotation();
  return useSyncExternalStore(coverage.subscribe, () => select(coverage.getState()));
}
