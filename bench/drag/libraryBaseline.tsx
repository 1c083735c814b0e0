import type { CSSProperties, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { names } from './items';

/** The baseline for the product's board: the same lists and items, with nothing but their names. */

interface ListProps {
  id: string;
  items: readonly string[];
  style?: CSSProperties;
}

function List({ id, items, style }: ListProps): ReactNode {
  return (
    <Droppable droppableId={id}>
      {({ innerRef, droppableProps, placeholder }) => (
        <ul ref={innerRef} {...droppableProps} style={{ minHeight: 100, ...style }}>
          {items.map((name, index) => (
            <Draggable key={name} draggableId={name} index={index}>
              {(item) => (
                <li
                  ref={item.innerRef}
                  {...item.draggableProps}
                  {...item.dragHandleProps}
                  style={{ ...item.draggableProps.style, height: 44 }}
                >
                  {name}
                </li>
              )}
            </Draggable>
          ))}
          {placeholder}
        </ul>
      )}
    </Droppable>
  );
}

export function mountLibraryBaseline(root: HTMLElement): void {
  flushSync(() =>
    createRoot(root).render(
      <DragDropContext onDragEnd={() => undefined}>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          <List id="menu" items={names} style={{ maxHeight: 'calc(100dvh - 300px)', overflowY: 'auto' }} />
          <div>
            {['read', 'read_and_write', 'admin'].map((level) => (
              <List key={level} id={level} items={[]} />
            ))}
          </div>
        </div>
      </DragDropContext>,
    ),
  );
}
