import { useId, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { menuTarget, submenuTarget } from '@/domain/access/menu';
import type { MenuEntry } from '@/domain/records/session';
import { MenuLink } from './MenuLink';
import { ScrollRow } from './ScrollRow';
import { useDismissal } from '../useDismissal';
import type { ShellMenus } from './useShellData';
import styles from './MenuBar.module.css';

function MenuSkeleton(): ReactElement {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading...</span>
      {['72px', '104px', '88px', '120px'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** On narrow screens the categories are in a collapsible panel below this button. */
function Categories({ menus }: { menus: ShellMenus }): ReactElement {
  const { entries, marked, selection } = menus;
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const nav = useRef<HTMLElement>(null);
  useDismissal(nav, isOpen, () => setIsOpen(false));
  return (
    <nav ref={nav} aria-label="Main menu" className={classes(styles.rowBody, isOpen && styles.open)}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="menu" />
        <span>Menu</span>
        {marked.menu && <bdi className={styles.foldChosen}>{marked.menu.category.name}</bdi>}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </button>
      <div id={panel} className={styles.panel}>
        <ScrollRow chosen={marked.menu?.id}>
          <ul className={styles.list}>
            {entries.map((entry, index) => (
              <li key={index}>
                <MenuLink
                  name={entry.category.name}
                  to={menuTarget(entry)}
                  isChosen={entry === marked.menu}
                  opensMore={entry.subMenu.length > 0}
                  className={styles.category}
                  onChoose={() => {
                    selection.chooseMenu(entry.id, menuTarget(entry) === undefined ? pathname : undefined);
                    setIsOpen(false);
                  }}
                />
              </li>
            ))}
          </ul>
        </ScrollRow>
      </div>
    </nav>
  );
}

function Submenu({ parent, menus }: { parent: MenuEntry; menus: ShellMenus }): ReactElement {
  const { selection, marked } = menus;
  return (
    <nav aria-label={`${parent.category.name} submenu`} className={styles.rowBody}>
      <ScrollRow chosen={marked.item?.id}>
        <ul className={styles.list}>
          {parent.subMenu.map((item, index) => (
            <li key={index}>
              <MenuLink
                name={item.name}
                to={submenuTarget(item, parent)}
                isChosen={item === marked.item}
                className={styles.item}
                onChoose={() => selection.chooseSubmenu(item.id)}
              />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}

/** The row of categories and, if the highlighted one has entries, the row of these. */
export function MenuBar({ menus }: { menus: ShellMenus }): ReactElement {
  const {
    state,
    marked: { menu },
  } = menus;
  return (
    <>
      <div className={styles.categories}>
        {state === 'loading' && <MenuSkeleton />}
        {state === 'failed' && (
          <InlineError text="Could not load" onRetry={menus.refetch} error={menus.error} />
        )}
        {state === 'ready' && <Categories menus={menus} />}
      </div>
      {menus.hasSubmenuRow && (
        <div className={styles.submenu}>
          {menu ? <Submenu key={menu.id} parent={menu} menus={menus} /> : <MenuSkeleton />}
        </div>
      )}
      {/* Until a category is highlighted the bar is 3 px higher, as documented. */}
      {menus.barHeight === 179 && (
        <div className={classes(styles.edge, state === 'loading' && styles.busy)} />
      )}
    </>
  );
}
