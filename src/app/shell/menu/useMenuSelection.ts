import { useState } from 'react';
import type { Id } from '@/domain/records/scalars';
import { readStored, removeStored, writeStored } from '@/browser/storage';

interface Selection {
  /** Ids as text, empty where nothing is chosen. */
  readonly menu: string;
  readonly submenu: string;
  /** The path on which a category without a target was chosen: there it is marked, whatever the path says. */
  readonly openedAt?: string | undefined;
}

interface MenuSelection extends Selection {
  readonly chooseMenu: (id: Id, openedAt?: string) => void;
  readonly chooseSubmenu: (id: Id) => void;
}

/** SHELL-39, SHELL-40: what is chosen in the menus, kept in the browser; choosing a category clears the submenu's. */
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
