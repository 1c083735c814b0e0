import { useEffect } from 'react';
import { menuBarHeight } from '@/domain/access/menu';
import type { MenuEntry } from '@/domain/records/session';
import { rememberClientType } from '@/session/session';
import { useMenus } from '@/session/useMenus';
import { useProfile, type Profile } from '@/session/useProfile';
import { useMenuSelection } from './useMenuSelection';

export interface ShellMenus {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly entries: readonly MenuEntry[];
  readonly chosen: MenuEntry | undefined;
  readonly selection: ReturnType<typeof useMenuSelection>;
  readonly hasSubmenuRow: boolean;
  /** SHELL-36 to SHELL-38, in pixels. */
  readonly barHeight: ReturnType<typeof menuBarHeight>;
  readonly refetch: () => unknown;
}

/** The menus with what is chosen in them. */
function useShellMenus(): ShellMenus {
  const menus = useMenus();
  const selection = useMenuSelection();
  const chosen = menus.data?.find(({ id }) => String(id) === selection.menu);
  const isLoading = menus.data === undefined && !(menus.isError && !menus.isFetching);
  // A chosen submenu entry tells before the menus are there that its row will be: its place is kept.
  const awaitsSubmenu = isLoading && selection.submenu !== '';
  const barHeight = awaitsSubmenu ? 234 : menuBarHeight(chosen);
  return {
    state: isLoading ? 'loading' : menus.data ? 'ready' : 'failed',
    entries: menus.data ?? [],
    chosen,
    selection,
    hasSubmenuRow: barHeight === 234,
    barHeight,
    refetch: menus.refetch,
  };
}

/** All that the admin shell shows around a screen. */
export function useShellData(): { profile: Profile; menus: ShellMenus } {
  const profile = useProfile();
  const menus = useShellMenus();
  const { clientType } = profile;
  useEffect(() => {
    if (clientType) rememberClientType(clientType);
  }, [clientType]);
  return { profile, menus };
}
