import { memo, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Droppable } from 'react-beautiful-dnd';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/isComposing';
import {
  itemLabel,
  levelNames,
  matching,
  permissionLevels,
  type PermissionItem,
} from '@/domain/access/permissions';
import { DraggableItem, menuNameId } from './DraggableItem';
import { focusNeighbour } from './focusNeighbour';
import { listMark } from './useReleasedList';
import type { Move } from './boardEdits';
import styles from './permissions.module.css';

/** PERM-02, PERM-10: the menu items that are in no box, with a search among them. */
export function MenuItems({ items, move }: { items: readonly PermissionItem[]; move: Move }): ReactElement {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const shown = matching(items, searched);
  return (
    <section className={styles.menuItems} aria-labelledby={`${id}-heading`} {...{ [listMark]: 'menu' }}>
      <div className={styles.top}>
        <h2 id={`${id}-heading`}>Menu items</h2>
        <span className={styles.count}>
          {shown.length === items.length ? items.length : `${shown.length} of ${items.length}`}
        </span>
      </div>
      <div className={styles.search}>
        <label htmlFor={`${id}-search`} className="visually-hidden">
          Search menu items
        </label>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
        <input
          ref={search}
          id={`${id}-search`}
          type="search"
          placeholder="Search menu items"
          autoComplete="off"
          spellCheck={false}
          value={searched}
          onChange={(event) => setSearched(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && setSearched('')}
        />
      </div>
      <Droppable droppableId="menu">
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <ul
            ref={innerRef}
            {...droppableProps}
            className={classes(styles.list, styles.scrolled, isDraggingOver && styles.target)}
          >
            {shown.map((item, index) => (
              <DraggableItem key={item.key} item={item} index={index}>
                <Levels item={item} move={move} search={search} />
              </DraggableItem>
            ))}
            {placeholder}
            {shown.length === 0 && (
              <li className={styles.none}>{items.length === 0 ? 'Every item is placed' : 'No matches'}</li>
            )}
          </ul>
        )}
      </Droppable>
    </section>
  );
}

interface LevelsProps {
  item: PermissionItem;
  move: Move;
  search: RefObject<HTMLInputElement | null>;
}

/** A way into each box without dragging. */
const Levels = memo(function Levels({ item, move, search }: LevelsProps): ReactElement {
  return (
    <span className={styles.levels}>
      {permissionLevels.map((level) => (
        <Button
          key={level}
          size="small"
          variant="quiet"
          aria-label={`Move ${itemLabel(item)} to ${levelNames[level]}`}
          aria-describedby={menuNameId(item)}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, search.current);
            move(item, level);
          }}
        >
          {levelNames[level]}
        </Button>
      ))}
    </span>
  );
});
