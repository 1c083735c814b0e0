import { useRef, type ReactNode, type RefObject } from 'react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { Icon } from './Icon';
import type { MenuItem } from './menuItem';
import styles from './Menu.module.css';

interface MenuPopupProps {
  button: RefObject<HTMLButtonElement | null>;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  /** Opened by a key: the first entry takes focus. By pointer, the menu itself does. */
  startsOnFirst: boolean;
  onClose(): void;
}

/**
 * The open menu of a `Menu`, in a chunk of its own because it imports Radix. It is not modal: Radix's modal menu locks
 * scrolling with a style element that the content security policy forbids.
 */
export function MenuPopup({ button, items, align, startsOnFirst, onClose }: MenuPopupProps): ReactNode {
  const chosen = useRef<(() => void) | null>(null);
  const isLeftByPointer = useRef(false);
  const hasStarted = useRef(!startsOnFirst);

  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* Radix positions the menu at its trigger. It is not the button, since it would open when a finger starts to scroll. */}
      <DropdownMenu.Trigger asChild>
        <span className={styles.place} aria-hidden="true" tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-labelledby={button.current?.id}
          onFocus={({ target, currentTarget }) => {
            if (hasStarted.current || target !== currentTarget) return;
            hasStarted.current = true;
            currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
          }}
          onInteractOutside={(event) => {
            isLeftByPointer.current = true;
            // The button itself closes the menu by its own press.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftByPointer.current || chosen.current) button.current?.focus();
            chosen.current?.();
          }}
        >
          {items.map((item, index) =>
            'to' in item ? (
              <DropdownMenu.Item key={index} className={styles.item} asChild>
                <Link to={item.to} target={item.target} rel={item.rel} title={item.title}>
                  {item.label}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={index}
                className={classes(
                  styles.item,
                  item.danger && styles.danger,
                  item.startsGroup && styles.group,
                )}
                {...(item.isCurrent !== undefined && {
                  role: 'menuitemradio',
                  'aria-checked': item.isCurrent,
                })}
                disabled={'isNote' in item}
                onSelect={() => {
                  if ('onSelect' in item) chosen.current = () => item.onSelect();
                }}
              >
                {item.isCurrent === undefined ? (
                  item.label
                ) : (
                  <>
                    <span className={styles.mark}>{item.isCurrent && <Icon name="check" />}</span>
                    <span>{item.label}</span>
                  </>
                )}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
