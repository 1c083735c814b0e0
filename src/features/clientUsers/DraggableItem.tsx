import { memo, type ReactElement, type ReactNode } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { itemLabel, type PermissionItem } from '@/domain/access/permissions';
import styles from './permissions.module.css';

interface DraggableItemProps {
  item: PermissionItem;
  /** The index in its list, for drag and drop. */
  index: number;
  /** Rendered before the name. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * An item of a list that is dragged by its name. The handle is a button, which a list item cannot be, so it
 * is inside the `li`.
 */
export function DraggableItem({ item, index, before, children }: DraggableItemProps): ReactElement {
  // Two menus may have entries with the same name.
  const name = [itemLabel(item), item.sub_name && item.main_name].filter(Boolean).join(', ');
  return (
    <Draggable draggableId={item.key} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} className={classes(styles.item, isDragging && styles.dragged)}>
          {before}
          <div {...dragHandleProps} className={styles.handle} aria-label={`Drag ${name}`}>
            <ItemName item={item} />
          </div>
          {children}
        </li>
      )}
    </Draggable>
  );
}

/** The name and, for a sub-item, the menu that it belongs to below it. */
const ItemName = memo(function ItemName({ item }: { item: PermissionItem }): ReactElement {
  return (
    <>
      <span className={styles.grip}>
        <Icon name="grip" />
      </span>
      <span className={styles.text}>
        <bdi className={item.sub_name ? undefined : styles.main}>{itemLabel(item)}</bdi>
        {item.sub_name && (
          <span id={menuNameId(item)} className={styles.menu}>
            <bdi>{item.main_name}</bdi>
          </span>
        )}
      </span>
    </>
  );
});

/**
 * The id of the element with the name of a sub-item's menu: it tells apart the buttons of items with the same
 * name.
 */
export function menuNameId({ key, sub_name }: PermissionItem): string | undefined {
  return sub_name ? `menu-of-${key}` : undefined;
}
