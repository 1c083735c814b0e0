import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectParents } from '@/components/ui/shellSlice';
import { markedMenu, menuBarHeight, type MarkedMenu } from '@/domain/access/menu';
import type { MenuEntry } from '@/domain/records/session';
import { linkTo } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/redux';
import { rememberClientType } from '@/session/sessionListeners';
import { useMenus } from '@/navigation/useMenus';
import { useProfile, type Profile } from '@/session/useProfile';
import { useMenuSelection } from './useMenuSelection';

export interface ShellMenus {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly entries: readonly MenuEntry[];
  readonly marked: MarkedMenu;
  readonly selection: ReturnType<typeof useMenuSelection>;
  readonly hasSubmenuRow: boolean;
  /** In pixels. */
  readonly barHeight: ReturnType<typeof menuBarHeight>;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The menus and their highlighted entries. */
function useShellMenus(): ShellMenus {
  const menus = useMenus();
  const selection = useMenuSelection();
  const { pathname } = useLocation();
  const parents = useAppSelector(selectParents);
  const entries = menus.data ?? [];
  const isOpened = selection.openedAt === pathname;
  const marked = markedMenu(entries, isOpened ? [] : [pathname, ...parents.split(' ').reverse()], selection);
  const isLoading = menus.data === undefined && !(menus.isError && !menus.isFetching);
  // While the menus are loading, every screen but home reserves the height of the submenu row: nearly all
  // belong to a submenu.
  const awaitsSubmenu = isLoading && pathname !== linkTo('/user_admin_home');
  const barHeight = awaitsSubmenu ? 234 : menuBarHeight(marked.menu);
  return {
    state: isLoading ? 'loading' : menus.data ? 'ready' : 'failed',
    entries,
    marked,
    selection,
    hasSubmenuRow: barHeight === 234,
    barHeight,
    error: menus.error,
    refetch: menus.refetch,
  };
}

/** The data that the admin shell shows around a screen. */
export function useShellData(): { profile: Profile; menus: ShellMenus } {
  const profile = useProfile();
  const menus = useShellMenus();
  const dispatch = useAppDispatch();
  const { clientType } = profile;
  useEffect(() => {
    if (clientType) dispatch(rememberClientType(clientType));
  }, [clientType, dispatch]);
  return { profile, menus };
}
