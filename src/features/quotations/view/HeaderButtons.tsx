import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import buttonStyles from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { useMedia } from '@/components/ui/useMedia';

type HeaderItem = { label: string; icon?: IconName } & ({ to: string } | { onSelect(): void });

export const printItem: HeaderItem = { label: 'Print', icon: 'print', onSelect: () => window.print() };

interface HeaderButtonsProps {
  items: readonly HeaderItem[];
  /** Further entries, which are in the menu 'More' in any window. */
  moreItems?: readonly HeaderItem[];
  /** The action that users look for first. It is at the start, and never in the menu. */
  first?: ReactNode;
  /** The main button. */
  children: ReactNode;
}

/** The buttons in the header of a record. On a phone all except the main one are in the menu 'More'. */
export function HeaderButtons({ items, moreItems = [], first, children }: HeaderButtonsProps): ReactNode {
  const isPhone = useMedia('(width <= 480px)');
  const menuItems = isPhone ? [...items, ...moreItems] : moreItems;
  const menu = menuItems.length > 0 && (
    <Menu items={menuItems} className={classes(buttonStyles.button, buttonStyles.secondary)}>
      <span>More</span>
      <Icon name="chevronDown" />
    </Menu>
  );
  if (isPhone) {
    return (
      <>
        {first}
        {children}
        {menu}
      </>
    );
  }
  return (
    <>
      {first}
      {items.map(({ label, icon, ...target }) =>
        'to' in target ? (
          <ButtonLink key={label} to={target.to} {...(icon && { icon })}>
            {label}
          </ButtonLink>
        ) : (
          <Button key={label} onClick={target.onSelect} {...(icon && { icon })}>
            {label}
          </Button>
        ),
      )}
      {menu}
      {children}
    </>
  );
}
