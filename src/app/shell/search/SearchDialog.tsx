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
import { followVisibleArea } from '@/components/feedback/dialogs/followVisibleArea';
import { returnFocus } from '@/components/feedback/dialogs/returnFocus';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { shownRows, type Hit } from './recordGroup';
import { statusText, type Section } from './sections';
import { useSections } from './useSections';
import styles from './search.module.css';

interface SearchDialogProps {
  /** The element that had the focus when the search was opened. */
  opener: Element | null;
  /** What was typed while this code was loading. */
  text: string;
  onClose: () => void;
}

/** Longer texts are cut: comparing one with each record would take too long. */
const maxQueryLength = 200;

/**
 * The search over screens, actions and records. The `cmdk` library handles keys and roles; the results are
 * ours.
 */
export function SearchDialog({ opener, text, onClose }: SearchDialogProps): ReactElement {
  const navigate = useNavigate();
  const [query, setQuery] = useState(text);
  const [isOpen, setOpen] = useState(true);
  const [selected, setSelected] = useState('');
  /** The heading and the query of the group that shows all of its hits. */
  const [expanded, setExpanded] = useState('');
  const sections = useSections(query);
  const isLeaving = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);

  // Also when the user leaves by Back or Forward.
  const leave = useEffectEvent(() => {
    isLeaving.current = true;
    onClose();
  });
  useEffect(() => {
    if (pathname !== openedOn) leave();
  }, [pathname, openedOn]);

  async function open({ to, state, onOpen }: Pick<Hit, 'to' | 'state' | 'onOpen'>): Promise<void> {
    isLeaving.current = true;
    // A confirmation dialog that opens next then returns the focus to where it was before the search.
    flushSync(() => setOpen(false));
    returnFocus(opener);
    // An action may ask for a confirmation; this component stays mounted until it has ended.
    await onOpen?.();
    onClose();
    if (to !== undefined) void navigate(to, { state });
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOpenNow) => !isOpenNow && onClose()}>
      <Dialog.Portal>
        <div ref={followVisibleArea} className={styles.backdrop}>
          <Dialog.Content
            className={styles.dialog}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // The library would select the text that was typed while this code was loading, and the next
              // key would replace it.
              event.preventDefault();
              input.current?.focus();
              input.current?.setSelectionRange(text.length, text.length);
            }}
            onEscapeKeyDown={(event) => {
              // Escape cancels the input method's composition, and must not close the dialog.
              if (event.isComposing) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!isLeaving.current) returnFocus(opener);
            }}
          >
            <Dialog.Title className="visually-hidden">Search</Dialog.Title>
            <Command
              label="Search"
              shouldFilter={false}
              vimBindings={false}
              loop
              value={selected}
              onValueChange={setSelected}
            >
              <div className={styles.box}>
                <Icon name="search" size={20} />
                <Command.Input
                  ref={input}
                  className={styles.input}
                  placeholder="Number or name"
                  dir="auto"
                  maxLength={maxQueryLength}
                  value={query}
                  onValueChange={setQuery}
                  onKeyDown={(event) => {
                    // In the input, Home and End move the caret; the library would move to the first or last
                    // result.
                    if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
                  }}
                />
                <IconButton icon="close" label="Close" size="small" onClick={onClose} />
              </div>
              <Command.List className={styles.list} label="Results">
                {sections.map((section) => (
                  <Group
                    key={section.heading}
                    section={section}
                    isExpanded={expanded === `${section.heading} ${query}`}
                    onOpen={(hit) => void open(hit)}
                    onShowAll={(next) => {
                      // The library selects the first result when the selected one is removed.
                      flushSync(() => setExpanded(`${section.heading} ${query}`));
                      setSelected(next);
                    }}
                  />
                ))}
              </Command.List>
              <ActiveOption input={input} onSelect={setSelected} />
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
 * Names the selected option in the input and in the list. The library does so only when the user moves the
 * selection, not when it selects an option after new results: the attributes would name a removed option. If
 * several results are removed together, it selects none of the new ones.
 */
function ActiveOption({
  input,
  onSelect,
}: {
  input: RefObject<HTMLInputElement | null>;
  onSelect: (value: string) => void;
}): null {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId ?? ''}`);
  useLayoutEffect(() => {
    const field = input.current;
    const list = document.getElementById(field?.getAttribute('aria-controls') ?? '');
    const option = list?.querySelector('[role="option"][aria-selected="true"]');
    const first = list?.querySelector<HTMLElement>('[role="option"]')?.dataset['value'];
    if (!option && first !== undefined) onSelect(first);
    for (const element of [field, list]) {
      if (option) element?.setAttribute('aria-activedescendant', option.id);
      else element?.removeAttribute('aria-activedescendant');
    }
  });
  return null;
}

function Group({
  section,
  isExpanded,
  onOpen,
  onShowAll,
}: {
  section: Section;
  /** Whether the group shows all of its hits itself, because no list could show them. */
  isExpanded: boolean;
  onOpen: (hit: Pick<Hit, 'to' | 'state' | 'onOpen'>) => void;
  /** Called with the first of the hits that were hidden. */
  onShowAll: (next: string) => void;
}): ReactElement | null {
  const { heading, count, hits, list, listed = count, retry } = section;
  if (hits.length === 0 && !retry) return null;
  const valueOf = (hit: Hit): string => `${heading} ${hit.key}`;
  const shown = isExpanded ? hits : hits.slice(0, shownRows);
  const next = hits[shown.length];
  return (
    <Command.Group
      className={styles.group}
      heading={
        <>
          <span>{heading}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
        </>
      }
    >
      {shown.map((hit) => (
        <Command.Item key={hit.key} value={valueOf(hit)} className={styles.item} onSelect={() => onOpen(hit)}>
          <bdi translate="no" className={styles.title}>
            {hit.title}
          </bdi>{' '}
          <bdi translate="no" className={styles.detail}>
            {hit.detail}
          </bdi>
        </Command.Item>
      ))}
      {count !== undefined && count > shown.length && (
        <Command.Item
          value={`${heading} all`}
          className={styles.item}
          onSelect={() => (list ? onOpen(list) : next && onShowAll(valueOf(next)))}
        >
          <span className={styles.more}>{`Show all ${listed} ${heading.toLowerCase()}`}</span>
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
