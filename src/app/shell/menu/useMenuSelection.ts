import { useState } from 'react';
import type { Id } from '@/domain/records/scalars';
import { readStored, removeStored, writeStored } from '@/browser/storage';

interface Selection {
  /** Ids as text, empty if nothing is chosen. */
  readonly menu: string;
  readonly submenu: string;
  /** The path on which a category without a URL was chosen: on this path it stays highlighted. */
  readonly openedAt?: string | undefined;
}

interface MenuSelection extends Selection {
  readonly chooseMenu: (id: Id, openedAt?: string) => void;
  readonly chooseSubmenu: (id: Id) => void;
}

/**
 * The chosen entries of the menus, stored in the browser. Choosing a category clears the choice in the
 * submenu.
 */
export function useMenuSelection(): MenuSelection {
  const [selection, setSelection] = useState<Selection>(() => ({
    menu: readStored('menuactive') ?? '',
    submenu: readStored('submenuactive') ?? '',
  }));
  return {
    ...selection,
    chooseMenu: (id, openedAt) => {
      writeStored('menuactive', String(id));
      removeStored('submenuactive');
      setSelection({ menu: String(id), submenu: '', openedAt });
    },
    chooseSubmenu: (id) => {
      writeStored('submenuactive', String(id));
      setSelection(({ menu }) => ({ menu, submenu: String(id) }));
    },
  };
}
