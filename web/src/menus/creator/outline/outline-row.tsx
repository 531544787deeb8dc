import type { MenuBlockKind } from '@plateprint/shared/menus/menu-block.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { memo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { newBlockId } from '../state/creator-state.ts';
import { ForeignMark } from './foreign-mark.tsx';
import { DragHandle } from '../drag/drag-handle.tsx';
import { useIsHeld } from '../drag/drag-provider.tsx';
import styles from './outline.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';

interface OutlineRowProps extends Pick<MenuCreator, 'dispatch'> {
  id: string;
  kind: MenuBlockKind;
  name: string;
  /** The name, where it is not in the menu’s language. */
  foreign: RecipeName | null;
  isChosen: boolean;
  onChoose: (id: string | null) => void;
}

/** A block by its name; chosen it says what can be done with it. Drawn anew only when its name or its choice changes. */
export const OutlineRow = memo(function OutlineRow({ id, kind, name, foreign, isChosen, onChoose, dispatch }: OutlineRowProps) {
  const text = useText('menus/creator');
  const isHeld = useIsHeld(id);
  const kindName = text(`kind.${kind}`);
  return (
    <li className={styles.row} data-held={isHeld || undefined} data-drop-block={id}>
      <DragHandle id={id} label={text('drag.handle', { name })} />
      <button
        type="button"
        className={styles.name}
        aria-pressed={isChosen}
        data-kind={kind}
        onClick={() => onChoose(isChosen ? null : id)}
      >
        <span className={styles.words}>{name}</span>
        <ForeignMark foreign={foreign} />
        {foreign === null && name !== kindName && <span className={styles.kind}>{kindName}</span>}
      </button>
      {isChosen && <Actions id={id} name={name} dispatch={dispatch} />}
    </li>
  );
});

function Actions({ id, name, dispatch }: Pick<OutlineRowProps, 'id' | 'name' | 'dispatch'>) {
  const text = useText('menus/creator');
  return (
    <Menu
      label={text('block.of', { name })}
      size="small"
      entries={[
        { id: 'up', label: text('block.up'), icon: 'arrow-up', onAction: () => dispatch({ do: 'move_block', id, by: -1 }) },
        { id: 'down', label: text('block.down'), icon: 'arrow-down', onAction: () => dispatch({ do: 'move_block', id, by: 1 }) },
        {
          id: 'duplicate',
          label: text('block.duplicate'),
          icon: 'copy',
          onAction: () => dispatch({ do: 'duplicate_block', id, copyId: newBlockId() }),
        },
        {
          id: 'remove',
          label: text('block.remove'),
          icon: 'bin',
          danger: true,
          apart: true,
          onAction: () => dispatch({ do: 'remove_block', id }),
        },
      ]}
    />
  );
}
