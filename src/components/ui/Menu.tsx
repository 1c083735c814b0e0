import {
  startTransition,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { MenuItem } from './menuItem';
import type { MenuPopup } from './MenuPopup';
import styles from './Menu.module.css';

interface MenuProps {
  items: readonly MenuItem[];
  /** What the button shows. */
  children: ReactNode;
  /** The button's name, where it shows a picture only. */
  label?: string;
  describedBy?: string;
  className?: string | undefined;
  align?: 'start' | 'end';
  /** Called before the menu is likely to open: what its items need can be loaded. */
  onInterest?(): void;
}

const fetchPopup = (): Promise<{ MenuPopup: typeof MenuPopup }> =>
  import(/* webpackChunkName: "menu" */ './MenuPopup');

/** A button that opens a menu: by press, Enter, Space or Arrow Down. */
export function Menu({
  items,
  children,
  label,
  describedBy,
  className,
  align = 'end',
  onInterest,
}: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [popup, setPopup] = useState<{ view: typeof MenuPopup } | null>(null);
  const [opened, setOpened] = useState<'byPointer' | 'byKey' | null>(null);

  /** A failed fetch is tried again when the menu is opened. */
  function prefetch(): void {
    fetchPopup().catch(() => undefined);
    onInterest?.();
  }

  function toggle(event: MouseEvent | KeyboardEvent, byKey: boolean): void {
    event.preventDefault();
    setOpened((last) => (last ? null : byKey ? 'byKey' : 'byPointer'));
    if (popup) return;
    fetchPopup().then(
      // What the press did to the button is painted first: the first menu takes a slow machine a while.
      ({ MenuPopup: view }) => startTransition(() => setPopup({ view })),
      () => setOpened(null),
    );
  }

  return (
    <span className={styles.anchor}>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        {...(label && { 'aria-label': label, title: label })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => toggle(event, event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !opened) toggle(event, true);
        }}
      >
        {children}
      </button>
      {popup && opened && (
        <popup.view
          button={button}
          items={items}
          align={align}
          startsOnFirst={opened === 'byKey'}
          onClose={() => setOpened(null)}
        />
      )}
    </span>
  );
}
