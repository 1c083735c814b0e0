import { Command, useCommandState } from 'cmdk';
import { Dialog } from 'radix-ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnFocus } from '@/components/feedback/dialogs/returnFocus';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Hit } from './recordGroup';
import { statusText, type Section } from './sections';
import { useSections } from './useSections';
import styles from './search.module.css';

interface SearchDialogProps {
  /** What had the focus when the search was opened. */
  opener: Element | null;
  /** What was typed while this code was being loaded. */
  text: string;
  onClose: () => void;
}

/** The search over screens, actions and records. The library handles the keys and the roles; what is found is ours. */
export function SearchDialog({ opener, text, onClose }: SearchDialogProps): ReactElement {
  const navigate = useNavigate();
  const [query, setQuery] = useState(text);
  const sections = useSections(query);
  const isLeaving = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);

  // Back and Forward lead away, too.
  const leave = useEffectEvent(() => {
    isLeaving.current = true;
    onClose();
  });
  useEffect(() => {
    if (pathname !== openedOn) leave();
  }, [pathname, openedOn]);

  function open({ to, state, onOpen }: Pick<Hit, 'to' | 'state' | 'onOpen'>): void {
    isLeaving.current = true;
    onOpen?.();
    // The question about unsaved changes returns the focus to where it was before the search.
    flushSync(onClose);
    returnFocus(opener);
    void navigate(to, { state });
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div className={styles.backdrop}>
          <Dialog.Content
            className={styles.dialog}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // The library would select what was typed while this code was loaded, and the next key would replace it.
              event.preventDefault();
              input.current?.focus();
              input.current?.setSelectionRange(text.length, text.length);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!isLeaving.current) returnFocus(opener);
            }}
          >
            <Dialog.Title className="visually-hidden">Search</Dialog.Title>
            <Command label="Search" shouldFilter={false} vimBindings={false} loop>
              <div className={styles.box}>
                <Icon name="search" size={20} />
                <Command.Input
                  ref={input}
                  className={styles.input}
                  placeholder="Number or name"
                  value={query}
                  onValueChange={setQuery}
                  onKeyDown={(event) => {
                    // The library would move to the first or last result; in a text they move the cursor.
                    if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
                  }}
                />
                <IconButton icon="close" label="Close" size="small" onClick={onClose} />
              </div>
              <Command.List className={styles.list} label="Results">
                {sections.map((section) => (
                  <Group key={section.heading} section={section} onOpen={open} />
                ))}
              </Command.List>
              <ActiveOption input={input} />
            </Command>
            <p role="status" className={styles.status}>
              {statusText(query, sections)}
            </p>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Names the selected option in the input and in the list. The library does so when the user moves, but not for the option
 * that it selects by itself when results come: it would name one that is gone.
 */
function ActiveOption({ input }: { input: RefObject<HTMLInputElement | null> }): null {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId ?? ''}`);
  useLayoutEffect(() => {
    const field = input.current;
    const list = document.getElementById(field?.getAttribute('aria-controls') ?? '');
    const option = list?.querySelector('[role="option"][aria-selected="true"]');
    for (const part of [field, list]) {
      if (option) part?.setAttribute('aria-activedescendant', option.id);
      else part?.removeAttribute('aria-activedescendant');
    }
  });
  return null;
}

function Group({
  section,
  onOpen,
}: {
  section: Section;
  onOpen: (hit: Pick<Hit, 'to' | 'state' | 'onOpen'>) => void;
}): ReactElement | null {
  const { heading, count, hits, list, retry } = section;
  if (hits.length === 0 && !retry) return null;
  return (
    <Command.Group
      className={styles.group}
      heading={
        <>
          <span>{heading}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
        </>
      }
    >
      {hits.map((hit) => (
        <Command.Item
          key={hit.key}
          value={`${heading} ${hit.key}`}
          className={styles.item}
          onSelect={() => onOpen(hit)}
        >
          <bdi translate="no" className={styles.title}>
            {hit.title}
          </bdi>{' '}
          <bdi translate="no" className={styles.detail}>
            {hit.detail}
          </bdi>
        </Command.Item>
      ))}
      {list && count !== undefined && count > hits.length && (
        <Command.Item value={`${heading} all`} className={styles.item} onSelect={() => onOpen(list)}>
          <span className={styles.more}>{`Show all ${count} ${heading.toLowerCase()}`}</span>
        </Command.Item>
      )}
      {retry && (
        <Command.Item value={`${heading} retry`} className={styles.item} onSelect={retry}>
          <span className={styles.failed}>{`${heading} could not be searched · Retry`}</span>
        </Command.Item>
      )}
    </Command.Group>
  );
}
