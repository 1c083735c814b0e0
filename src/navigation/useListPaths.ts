import { useSession } from '@/session/useSession';
import { useMenus } from './useMenus';

/** Whether the user may open a list: every list for an administrator, those of their own menus for staff. Undefined until it is known. */
export function useListPaths(): ((path: string) => boolean) | undefined {
  const { isStaff } = useSession();
  const { data } = useMenus();
  if (!isStaff) return () => true;
  if (!data) return undefined;
  const urls = data.flatMap(({ category, subMenu }) => [category.url, ...subMenu.map(({ url }) => url)]);
  return (path) => urls.some((url) => url.replace(/^\/?/, '/') === path);
}
