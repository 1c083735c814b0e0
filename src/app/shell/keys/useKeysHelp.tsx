import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import type { SessionArea } from '@/session/sessionRules';
import { isSingleKey } from './isSingleKey';
import { KeysDialog } from './KeysDialog';

/** Shows the keys of the product when `?` is pressed where it is a command, or by `open`. */
export function useKeysHelp(area: SessionArea): { dialog: ReactNode; open: () => void } {
  const { singleKeys } = useAppSelector(selectPreferences);
  const [isOpen, setOpen] = useState(false);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (singleKeys === 'off' || !isSingleKey(event, '?')) return;
    event.preventDefault();
    setOpen(true);
  });
  // Before the screen is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    dialog: isOpen && <KeysDialog area={area} onClose={() => setOpen(false)} />,
    open: () => setOpen(true),
  };
}
