import { categoryTitle } from '@/domain/access/menu';
import { sameId } from '@/domain/records/ids';
import { useIntakeCategories } from './useIntakeCategories';

/** The name of an intake category, from the list that the shell has loaded; undefined until it is known. */
export function useCategoryName(id: string): string | undefined {
  const category = useIntakeCategories().data?.find((each) => sameId(each.id, id));
  return category && categoryTitle(category);
}
