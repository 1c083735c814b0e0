import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { loadForPress } from '@/components/ui/loadForPress';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import { isSingleKey } from '../keys/isSingleKey';
import type { SearchDialog } from './SearchDialog';
import styles from './SearchButton.module.css';

/** `/` as a single key, and Ctrl+K or ⌘K anywhere; not while a dialog is open. */
function opensSearch(event: KeyboardEvent, hasSingleKeys: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || document.querySelector('[role$="dialog"]')) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return hasSingleKeys && isSingleKey(event, '/');
}

/**
 * Opens the search of the header, whose code is loaded on demand. What is typed while it loads is not lost.
 */
export function SearchButton(): ReactNode {
  const hasSingleKeys = useAppSelector(selectPreferences).singleKeys === 'on';
  const [search, setSearch] = useState<{ view: typeof SearchDialog; opener: Element | null; text: string }>();
  /** What was typed while the code was loading; null at any other time. */
  const typed = useRef<string>(null);

  const open = useCallback(async () => {
    if (typed.current !== null) return;
    const opener = document.activeElement;
    typed.current = '';
    const code = await loadForPress(() => import('./SearchDialog'));
    const text = typed.current;
    typed.current = null;
    // Rendered synchronously, so that the input has the focus before the next key press.
    if (code) flushSync(() => setSearch({ view: code.SearchDialog, opener, text }));
  }, []);

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (opensSearch(event, hasSingleKeys)) void open();
    else if (typed.current !== null && event.key.length === 1 && !event.ctrlKey) typed.current += event.key;
    else return;
    event.preventDefault();
  });
  // A layout effect: the key must work as soon as the screen is painted.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

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
