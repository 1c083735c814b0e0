import { useEffectEvent, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadForPress } from '@/components/ui/loadForPress';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import type { SessionArea } from '@/session/sessionRules';
import { isSingleKey } from './isSingleKey';
import type { KeysDialogProps } from './KeysDialog';

/** Shows the keys of the product when `?` is pressed where it is a command, or by `open`. */
export function useKeysHelp(area: SessionArea): { dialog: ReactNode; open: () => void } {
  const { singleKeys } = useAppSelector(selectPreferences);
  const [Dialog, setDialog] = useState<ComponentType<KeysDialogProps>>();
  /** The dialog brings the fields of forms, which a list has not loaded. */
  const open = async (): Promise<void> => {
    const code = await loadForPress(() => import('./KeysDialog'));
    setDialog(() => code?.KeysDialog);
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (singleKeys === 'off' || !isSingleKey(event, '?')) return;
    event.preventDefault();
    void open();
  });
  // Before the screen is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    dialog: Dialog && <Dialog area={area} onClose={() => setDialog(undefined)} />,
    open: () => void open(),
  };
}
