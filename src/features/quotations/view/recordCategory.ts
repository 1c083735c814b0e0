import { hidesPremiumDetails } from '@/domain/quotation/header';
import { sameId } from '@/domain/records/ids';
import type { Quotation } from '@/domain/records/quotations';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';

/** Said where a record has answers, and its intake category has no questions any more. */
export const questionsGone = 'The questions of this category are no longer there; its answers are kept.';

/** Whether the intake category of a record is no longer among those of the client company. */
export function useIsCategoryGone(): (record: Pick<Quotation, 'intake_id'>) => boolean {
  const { data: categories = [] } = useIntakeCategories();
  return ({ intake_id }) =>
    intake_id !== '' && categories.length > 0 && !categories.some(({ id }) => sameId(id, intake_id));
}

/**
 * BINDER-03, QEDIT-04, CONST-30: whether the intake category of a record hides its Premium Details: by the name that the
 * record keeps of it, or by the name that it has today.
 */
export function useHidesPremiumDetails(): (record: Pick<Quotation, 'intake_id' | 'intake_Name'>) => boolean {
  const { data: categories = [] } = useIntakeCategories();
  return ({ intake_id, intake_Name }) =>
    hidesPremiumDetails(intake_Name) ||
    categories.some(({ id, category_name }) => sameId(id, intake_id) && hidesPremiumDetails(category_name));
}
