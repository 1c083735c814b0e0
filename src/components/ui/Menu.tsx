import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { loadForPress } from './loadForPress';
import type { MenuItem } from './menuItem';
import type { MenuPopup } from './MenuPopup';
import styles from './Menu.module.css';

interface MenuProps {
  /** The entries: links, actions and notes. */
  items: readonly MenuItem[];
  /** What the button shows. */
  children: ReactNode;
  /** The button's name, where it shows a picture only. */
  label?: string;
  /** The id of the element that tells this menu from others of the same name. */
  describedBy?: string;
  /** The class of the button. */
  className?: string | undefined;
  /** The edge of the button at which the menu is aligned. */
  align?: 'start' | 'end';
}

/** A button that opens a menu: by press, Enter, Space or Arrow Down. */
export function Menu({
  items,
  children,
  label,
  describedBy,
  className,
  align = 'end',
}: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [popup, setPopup] = useState<{ view: typeof MenuPopup }>();
  const [opened, setOpened] = useState<'byPointer' | 'byKey' | null>(null);

  async function toggle(event: MouseEvent | KeyboardEvent, byKey: boolean): Promise<void> {
    event.preventDefault();
    setOpened((last) => (last ? null : byKey ? 'byKey' : 'byPointer'));
    if (popup) return;
    const code = await loadForPress(() => import('./MenuPopup'));
    if (code) setPopup({ view: code.MenuPopup });
    else setOpened(null);
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
        onClick={(event) => void toggle(event, event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !opened) void toggle(event, true);
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
