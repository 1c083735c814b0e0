import { memo, useRef, type ReactElement, type RefObject } from 'react';
import { Droppable } from 'react-beautiful-dnd';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { itemLabel, levelNames, type PermissionItem } from '@/domain/access/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';
import { DraggableItem, menuNameId } from './DraggableItem';
import { focusNeighbour } from './focusNeighbour';
import { listMark } from './useReleasedList';
import type { Move } from './boardEdits';
import styles from './permissions.module.css';

interface LevelBoxProps {
  level: PermissionLevel;
  items: readonly PermissionItem[];
  move: Move;
}

/** One of the three boxes. Items can be dropped into it, and each of its items has a remove button. */
export function LevelBox({ level, items, move }: LevelBoxProps): ReactElement {
  const box = useRef<HTMLElement>(null);
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={levelNames[level]}
      tabIndex={-1}
      {...{ [listMark]: level }}
    >
      <div className={styles.top}>
        <h2>{levelNames[level]}</h2>
        <span className={styles.count}>{items.length}</span>
      </div>
      <Droppable droppableId={level}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <ul
            ref={innerRef}
            {...droppableProps}
            className={classes(styles.list, isDraggingOver && styles.target)}
          >
            {items.map((item, index) => (
              <DraggableItem key={item.key} item={item} index={index}>
                <Remove item={item} move={move} box={box} />
              </DraggableItem>
            ))}
            {placeholder}
            {items.length === 0 && !isDraggingOver && <li className={styles.none}>Drop items here</li>}
          </ul>
        )}
      </Droppable>
    </section>
  );
}

interface RemoveProps {
  item: PermissionItem;
  move: Move;
  box: RefObject<HTMLElement | null>;
}

const Remove = memo(function Remove({ item, move, box }: RemoveProps): ReactElement {
  return (
    <IconButton
      icon="close"
      size="small"
      label={`Remove ${itemLabel(item)}`}
      aria-describedby={menuNameId(item)}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget, box.current);
        move(item, undefined);
      }}
    />
  );
});
