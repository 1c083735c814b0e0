import { hidesPremiumDetails } from '@/domain/quotation/header';
import { sameId } from '@/domain/records/ids';
import type { Quotation } from '@/domain/records/quotations';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';

/** The notice for a record with answers whose intake category has no questions any more. */
export const missingQuestionsText =
  'The questions of this category are no longer there; its answers are kept.';

/** Whether the intake category of a record is no longer among those of the client company. */
export function useIsCategoryRemoved(): (record: Pick<Quotation, 'intake_id'>) => boolean {
  const { data: categories = [] } = useIntakeCategories();
  return ({ intake_id }) =>
    intake_id !== '' && categories.length > 0 && !categories.some(({ id }) => sameId(id, intake_id));
}

/**
 * Whether the intake category of a record hides its Premium Details. This depends on the category's name in the record and on
 * its current name.
 */
export function useHidesPremiumDetails(): (record: Pick<Quotation, 'intake_id' | 'intake_Name'>) => boolean {
  const { data: categories = [] } = useIntakeCategories();
  return ({ intake_id, intake_Name }) =>
    hidesPremiumDetails(intake_Name) ||
    categories.some(({ id, category_name }) => sameId(id, intake_id) && hidesPremiumDetails(category_name));
}
