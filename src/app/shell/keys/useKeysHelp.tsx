import { useEffectEvent, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadForPress } from '@/components/ui/loadForPress';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import type { SessionArea } from '@/session/sessionRules';
import { isSingleKey } from './isSingleKey';
import type { KeysDialogProps } from './KeysDialog';

/** The dialog with the keyboard shortcuts, opened by `?` or by calling `open`. */
export function useKeysHelp(area: SessionArea): { dialog: ReactNode; open: () => void } {
  const { singleKeys } = useAppSelector(selectPreferences);
  const [Dialog, setDialog] = useState<ComponentType<KeysDialogProps>>();
  /** The dialog uses form fields, which a list screen has not loaded. */
  const open = async (): Promise<void> => {
    const code = await loadForPress(() => import('./KeysDialog'));
    setDialog(() => code?.KeysDialog);
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (singleKeys === 'off' || !isSingleKey(event, '?')) return;
    event.preventDefault();
    void open();
  });
  // A layout effect: the key must work as soon as the screen is painted.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    dialog: Dialog && <Dialog area={area} onClose={() => setDialog(undefined)} />,
    open: () => void open(),
  };
}
