import { linkTo } from '@/paths';
import type { Crumb } from './Breadcrumbs';

/** The breadcrumbs of the screens of an intake category; the category is left out until its name is known. */
export function categoryCrumbs(id: string, name: string | undefined): readonly Crumb[] {
  const categories = { label: 'Intake Categories', to: linkTo('/user_admin_intakecategory/') };
  if (name === undefined) return [categories];
  const to = linkTo('/user_admin_edit_intakecategory/:id', { id });
  return [categories, { label: <bdi translate="no">{name}</bdi>, to }];
}
