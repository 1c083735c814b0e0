import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRouteParams } from '@/components/ui/useRouteParams';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { Icon } from '@/components/ui/Icon';
import { NotFoundMessage, notFoundHeading } from '@/components/ui/NotFoundMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { sameId } from '@/domain/records/ids';
import { menuTarget, submenuTarget } from '@/domain/access/menu';
import type { MenuEntry } from '@/domain/records/session';
import { useMenus } from '@/navigation/useMenus';
import styles from './menuForms.module.css';

/** The submenu entries of a menu. An entry whose URL is not a path of this site is text. */
function Entries({ menu }: { menu: MenuEntry }): ReactElement {
  if (menu.subMenu.length === 0) return <p className={styles.none}>This menu has no entries.</p>;
  return (
    <ul className={styles.entries}>
      {menu.subMenu.map((item, index) => {
        const to = submenuTarget(item, menu);
        return (
          <li key={index} className={styles.entry}>
            {to === undefined ? <bdi>{item.name}</bdi> : <Link to={to}>{item.name}</Link>}
            {to !== undefined && <Icon name="chevronRight" />}
          </li>
        );
      })}
    </ul>
  );
}

interface Found {
  readonly menu: MenuEntry;
  readonly heading: string;
  readonly breadcrumbs: readonly Crumb[];
}

/** Shared by both pages: waits for the menus, and renders the result of `find` or the not-found message. */
function MenuPage({ find }: { find: (menus: readonly MenuEntry[]) => Found | undefined }): ReactElement {
  const { data, isError, isFetching, error, refetch } = useMenus();
  const found = data && find(data);
  function body(): ReactNode {
    if (found) return <Entries menu={found.menu} />;
    if (data) return <NotFoundMessage />;
    if (isError && !isFetching) return <InlineError text="Could not load" onRetry={refetch} error={error} />;
    return (
      <div role="status">
        <span className="visually-hidden">Loading...</span>
        <Skeleton width="240px" />
      </div>
    );
  }
  return (
    <>
      <PageHeader
        heading={found?.heading ?? (data ? notFoundHeading : 'Menu')}
        breadcrumbs={found?.breadcrumbs}
      />
      <div className={styles.body}>{body()}</div>
    </>
  );
}

/** The page of a menu category that has no URL of its own. */
export function MenuFormPage(): ReactElement {
  const { menuId } = useRouteParams();
  return (
    <MenuPage
      find={(menus) => {
        const menu = menus.find(({ id }) => sameId(id, menuId));
        return menu && { menu, heading: menu.category.name, breadcrumbs: [{ label: menu.category.name }] };
      }}
    />
  );
}

/** The page of a submenu entry, with the other entries of its menu below. */
export function SubmenuFormPage(): ReactElement {
  const { menuId, submenuId } = useRouteParams();
  return (
    <MenuPage
      find={(menus) => {
        for (const menu of menus) {
          const item = menu.subMenu.find(
            (entry) =>
              sameId(entry.id, submenuId) && sameId(entry.menu_id === '' ? menu.id : entry.menu_id, menuId),
          );
          if (!item) continue;
          const to = menuTarget(menu);
          const parent: Crumb = { label: menu.category.name, ...(to !== undefined && { to }) };
          return { menu, heading: item.name, breadcrumbs: [parent, { label: item.name }] };
        }
        return undefined;
      }}
    />
  );
}
