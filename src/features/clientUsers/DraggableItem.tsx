import { memo, type ReactElement, type ReactNode } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { itemLabel, type PermissionItem } from '@/domain/access/permissions';
import styles from './permissions.module.css';

interface DraggableItemProps {
  item: PermissionItem;
  /** Its place in its list, as drag and drop counts. */
  index: number;
  /** Shown in front of the name. */
  before?: ReactNode;
  children: ReactNode;
}

/** An item of a list, dragged by its name. The handle is inside the `li`: it is a button, which a list item is not. */
export function DraggableItem({ item, index, before, children }: DraggableItemProps): ReactElement {
  // Two menus may have entries of one name.
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

/** The name and, below a sub-item's, the menu it belongs to. */
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

/** The id of the name of a sub-item's menu, for buttons of items that share a name. */
export function menuNameId({ key, sub_name }: PermissionItem): string | undefined {
  return sub_name ? `menu-of-${key}` : undefined;
}
