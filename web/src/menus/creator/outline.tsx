import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { ColumnType } from '@plateprint/shared/menus/menu.ts';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuLook } from '../page/menu-look.ts';
import { blockName } from './block-name.ts';
import { type Column, newBlockId, placeOf } from './creator-state.ts';
import { DraggedList, DraggedRow } from './dragged-list.tsx';
import styles from './outline.module.css';
import type { MenuCreator } from './use-menu-creator.ts';

interface OutlineProps extends Pick<MenuCreator, 'dispatch' | 'current'> {
  blocks: readonly MenuBlock[];
  secondBlocks: readonly MenuBlock[];
  columnType: ColumnType;
  look: MenuLook;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Every block in its order, column by column: the place to put them in another one. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { blocks, secondBlocks, columnType, dispatch, current, look, chosen, onChoose } = props;
  const text = useText('menus/creator');
  const columns = { blocks, secondBlocks };
  const hasSecond = columnType === 'inline' || secondBlocks.length > 0;
  const names = useMemo(() => {
    const naming = { language: look.settings.language, dishes: look.dishes, text };
    return new Map([...blocks, ...secondBlocks].map((block) => [block._id, blockName(block, naming)]));
  }, [blocks, secondBlocks, look.settings.language, look.dishes, text]);
  const ids = useMemo(() => [...blocks, ...secondBlocks].map(({ _id }) => _id), [blocks, secondBlocks]);
  const nameOf = useCallback((id: string) => names.get(id) ?? '', [names]);
  const drop = (id: string, onto: string): void => {
    const to = placeOf(current().draft, onto);
    if (to) dispatch({ do: 'place_block', id, ...to });
  };
  const column = (of: Column) => (
    <section>
      {hasSecond && <h3 className={styles.column}>{text(`column.${of}`)}</h3>}
      {columns[of].length === 0 && <p className={styles.none}>{text('emptyColumn')}</p>}
      <ol className={styles.rows}>
        {columns[of].map((block) => (
          <DraggedRow key={block._id} id={block._id} name={nameOf(block._id)}>
            <OutlineRow
              block={block}
              name={nameOf(block._id)}
              isChosen={chosen === block._id}
              onChoose={onChoose}
              dispatch={dispatch}
            />
          </DraggedRow>
        ))}
      </ol>
    </section>
  );
  return (
    <div className={styles.outline}>
      <h2 className={styles.title}>{text('outline')}</h2>
      <DraggedList ids={ids} nameOf={nameOf} onDrop={drop}>
        {column('blocks')}
        {hasSecond && column('secondBlocks')}
      </DraggedList>
    </div>
  );
});

interface OutlineRowProps extends Pick<MenuCreator, 'dispatch'>, Pick<OutlineProps, 'onChoose'> {
  block: MenuBlock;
  name: string;
  isChosen: boolean;
}

const OutlineRow = memo(function OutlineRow({ block, name, isChosen, onChoose, dispatch }: OutlineRowProps) {
  const text = useText('menus/creator');
  const { _id: id } = block;
  return (
    <>
      <button
        type="button"
        className={styles.name}
        aria-pressed={isChosen}
        data-kind={block.kind}
        onClick={() => onChoose(isChosen ? null : id)}
      >
        <span className={styles.words}>{name}</span>
        {name !== text(`kind.${block.kind}`) && <span className={styles.kind}>{text(`kind.${block.kind}`)}</span>}
      </button>
      {isChosen && (
        <Menu
          label={text('block.of', { name })}
          size="small"
          entries={[
            { id: 'up', label: text('block.up'), icon: 'arrow-up', onAction: () => dispatch({ do: 'move_block', id, by: -1 }) },
            {
              id: 'down',
              label: text('block.down'),
              icon: 'arrow-down',
              onAction: () => dispatch({ do: 'move_block', id, by: 1 }),
            },
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
      )}
    </>
  );
});
