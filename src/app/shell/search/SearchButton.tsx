import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { currentPreferences, onPreferencesChange } from '@/session/preferences';
import { chunkNotLoadedText } from '@/app/chunkLoadError';
import { isSingleKey } from '../keys/isSingleKey';
import type { SearchDialog } from './SearchDialog';
import styles from './SearchButton.module.css';

/** `/` where it is a command, and Ctrl+K or ⌘K anywhere; not while a dialog is open. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || document.querySelector('[role$="dialog"]')) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return isSingleKey(event, '/');
}

/** The search of the header. Its code is loaded when it is opened; what is typed meanwhile is not lost. */
export function SearchButton(): ReactNode {
  const { notify } = useDialogs();
  const hasSingleKeys = useSyncExternalStore(onPreferencesChange, currentPreferences).singleKeys === 'on';
  const [search, setSearch] = useState<{ view: typeof SearchDialog; opener: Element | null; text: string }>();
  /** What was typed while the code is being loaded; null at any other time. */
  const typed = useRef<string>(null);

  const open = useCallback(async () => {
    if (typed.current !== null) return;
    const opener = document.activeElement;
    typed.current = '';
    try {
      const { SearchDialog: view } = await import('./SearchDialog');
      const text = typed.current;
      // The input has the focus before the next key comes.
      flushSync(() => setSearch({ view, opener, text }));
    } catch {
      void notify(chunkNotLoadedText);
    }
    typed.current = null;
  }, [notify]);

  // Before the screen is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (opensSearch(event)) void open();
      else if (typed.current !== null && event.key.length === 1 && !event.ctrlKey) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);

  return (
    <>
      <Button
        icon="search"
        className={styles.button}
        aria-label="Search"
        aria-keyshortcuts={`${hasSingleKeys ? '/ ' : ''}Control+K Meta+K`}
        onClick={() => void open()}
      >
        <span>Search</span>
        {hasSingleKeys && <kbd>/</kbd>}
      </Button>
      {search && <search.view {...search} onClose={() => setSearch(undefined)} />}
    </>
  );
}
