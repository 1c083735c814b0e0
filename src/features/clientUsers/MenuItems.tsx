import { memo, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Droppable } from 'react-beautiful-dnd';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/isComposing';
import {
  itemLabel,
  matching,
  unassignedItems,
  withEntries,
  type PermissionBoard,
  type PermissionItem,
} from '@/domain/access/permissions';
import { DraggableItem, menuNameId } from './DraggableItem';
import { focusNeighbour } from './focusNeighbour';
import { LevelButtons } from './LevelButtons';
import { listMark } from './useReleasedList';
import type { Move, MoveAll } from './boardEdits';
import styles from './permissions.module.css';

interface MenuItemsProps {
  board: PermissionBoard;
  move: Move;
  moveAll: MoveAll;
}

/** The menu items that are in no box, with a search. Several items can be ticked and moved together. */
export function MenuItems({ board, move, moveAll }: MenuItemsProps): ReactElement {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const items = unassignedItems(board);
  const shown = matching(items, searched);
  const ticked = items.filter(({ key }) => ticks.has(key));
  // An item that was moved out is not ticked when it returns.
  if (ticked.length < ticks.size) setTicks(new Set(ticked.map(({ key }) => key)));

  /**
   * Focuses the list before items leave it, because their buttons are unmounted or have nothing more to do.
   */
  function moveTogether(moved: readonly PermissionItem[], to: Parameters<MoveAll>[1]): void {
    section.current?.focus();
    moveAll(moved, to);
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.menuItems}
      aria-labelledby={`${id}-heading`}
      {...{ [listMark]: 'menu' }}
    >
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
          dir="auto"
          spellCheck={false}
          value={searched}
          onChange={(event) => setSearched(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && setSearched('')}
        />
      </div>
      <TickedBar shown={shown} ticked={ticked} onTick={setTicks} onMove={(to) => moveTogether(ticked, to)} />
      <Droppable droppableId="menu">
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <ul
            ref={innerRef}
            {...droppableProps}
            className={classes(styles.list, styles.scrolled, isDraggingOver && styles.target)}
          >
            {shown.map((item, index) => (
              <DraggableItem
                key={item.key}
                item={item}
                index={index}
                before={
                  <input
                    type="checkbox"
                    className={styles.tick}
                    aria-label={`Select ${itemLabel(item)}`}
                    aria-describedby={menuNameId(item)}
                    checked={ticks.has(item.key)}
                    onChange={({ currentTarget }) => {
                      const others = [...ticks].filter((key) => key !== item.key);
                      setTicks(new Set(currentTarget.checked ? [...others, item.key] : others));
                    }}
                  />
                }
              >
                <Levels item={item} move={move} search={search} />
                {!item.sub_name && (
                  <EntryLevels item={item} moved={withEntries(board, item)} onMove={moveTogether} />
                )}
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

interface TickedBarProps {
  shown: readonly PermissionItem[];
  ticked: readonly PermissionItem[];
  onTick: (keys: ReadonlySet<string>) => void;
  onMove: (level: Parameters<MoveAll>[1]) => void;
}

/** Ticks all shown items, shows how many are ticked, and moves them. */
function TickedBar({ shown, ticked, onTick, onMove }: TickedBarProps): ReactElement {
  const keys = new Set(ticked.map(({ key }) => key));
  const count = shown.filter(({ key }) => keys.has(key)).length;
  const isAll = shown.length > 0 && count === shown.length;
  const hidden = ticked.length - count;
  return (
    <div className={styles.together}>
      <label className={styles.all}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          type="checkbox"
          className={styles.tick}
          aria-label="Select all shown"
          checked={isAll}
          disabled={shown.length === 0}
          onChange={() => {
            const shownKeys = shown.map(({ key }) => key);
            onTick(
              isAll
                ? new Set([...keys].filter((key) => !shownKeys.includes(key)))
                : new Set([...keys, ...shownKeys]),
            );
          }}
        />
        <span>
          {ticked.length === 0
            ? 'Select all'
            : `${ticked.length} selected${hidden > 0 ? `, ${hidden} not shown` : ''}`}
        </span>
      </label>
      <span className={styles.levels}>
        <LevelButtons what="selected" disabled={ticked.length === 0} onMove={onMove} />
      </span>
    </div>
  );
}

interface LevelsProps {
  item: PermissionItem;
  move: Move;
  search: RefObject<HTMLInputElement | null>;
}

/** The buttons of an item, as the alternative to dragging. */
const Levels = memo(function Levels({ item, move, search }: LevelsProps): ReactElement {
  return (
    <span className={styles.levels}>
      <LevelButtons
        what={itemLabel(item)}
        describedBy={menuNameId(item)}
        onMove={(level, button) => {
          focusNeighbour(button, search.current);
          move(item, level);
        }}
      />
    </span>
  );
});

interface EntryLevelsProps {
  item: PermissionItem;
  /** The menu item and its sub-items in this list. */
  moved: readonly PermissionItem[];
  onMove: MoveAll;
}

/** Moves a menu item with its sub-items; renders nothing if this list has no sub-items of it. */
function EntryLevels({ item, moved, onMove }: EntryLevelsProps): ReactNode {
  const count = moved.length - 1;
  if (count === 0) return null;
  return (
    <span className={styles.entries}>
      <span>{count === 1 ? 'With its entry' : `With its ${count} entries`}</span>
      <span className={styles.levels}>
        <LevelButtons what={`${itemLabel(item)} with its entries`} onMove={(level) => onMove(moved, level)} />
      </span>
    </span>
  );
}
