import { Icon } from '../../../ui/control/icon.tsx';
import { useDragHelpId, useIsHeld } from './drag-provider.tsx';
import styles from './drag.module.css';

/** Takes hold of a block; the label is in the language of the interface, also on a page in another one. */
export function DragHandle({ id, label, size = 16 }: { id: string; label: string; size?: number }) {
  const isHeld = useIsHeld(id);
  const helpId = useDragHelpId();
  return (
    <button
      type="button"
      className={styles.handle}
      data-drag-handle={id}
      aria-label={label}
      aria-pressed={isHeld}
      aria-describedby={helpId}
    >
      <Icon name="sort" size={size} />
    </button>
  );
}
