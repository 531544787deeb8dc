import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode, useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './outline.module.css';

interface DraggedListProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Puts one on the place of another. */
  onDrop: (id: string, onto: string) => void;
  children: ReactNode;
}

/** Rows that are put in order with the mouse, a finger or the keyboard; what happens is read out. */
export function DraggedList({ ids, nameOf, onDrop, children }: DraggedListProps) {
  const text = useText('menus/creator');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(() => {
    const place = (id: UniqueIdentifier): { place: number; count: number } => ({
      place: ids.indexOf(String(id)) + 1,
      count: ids.length,
    });
    const name = (id: UniqueIdentifier): string => nameOf(String(id));
    return {
      screenReaderInstructions: { draggable: text('drag.how') },
      announcements: {
        onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => text('drag.picked', { name: name(active.id) }),
        onDragOver: ({ active, over }: Moving) =>
          over ? text('drag.over', { name: name(active.id), ...place(over.id) }) : undefined,
        onDragEnd: ({ active, over }: Moving) =>
          over
            ? text('drag.dropped', { name: name(active.id), ...place(over.id) })
            : text('drag.cancelled', { name: name(active.id) }),
        onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) => text('drag.cancelled', { name: name(active.id) }),
      },
    };
  }, [ids, nameOf, text]);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface Moving {
  active: { id: UniqueIdentifier };
  over: { id: UniqueIdentifier } | null;
}

/** A row with its handle; what stands in it is not drawn anew while others are dragged past. */
export const DraggedRow = memo(function DraggedRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const text = useText('menus/creator');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={text('drag.handle', { name })}
      >
        <Icon name="sort" size={16} />
      </button>
      {children}
    </li>
  );
});
