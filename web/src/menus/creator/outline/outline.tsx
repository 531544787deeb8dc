import { foreignNameOf } from '@plateprint/shared/menus/foreign-name.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { ColumnType } from '@plateprint/shared/menus/menu.ts';
import { memo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { MenuLook } from '../../page/menu-look.ts';
import { blockName } from '../canvas/block-name.ts';
import type { Column } from '../state/creator-state.ts';
import { courseEndedBy, endOfCourse } from '../state/end-of-course.ts';
import { CourseDish } from './course-dish.tsx';
import { OutlineRow } from './outline-row.tsx';
import styles from './outline.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';

interface OutlineProps extends Pick<MenuCreator, 'dispatch'> {
  blocks: readonly MenuBlock[];
  secondBlocks: readonly MenuBlock[];
  columnType: ColumnType;
  restaurantId: string;
  look: MenuLook;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Every block in its order, column by column: the place to put them in another one. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { blocks, secondBlocks, columnType, restaurantId, dispatch, look, chosen, onChoose } = props;
  const text = useText('menus/creator');
  const columns = { blocks, secondBlocks };
  const hasSecond = columnType === 'inline' || secondBlocks.length > 0;
  const naming = { language: look.settings.language, dishes: look.dishes, text };
  const dishOf = (all: readonly MenuBlock[], id: string) => {
    const course = all.find(({ _id }) => _id === courseEndedBy(all, id));
    if (!course) return [];
    const name = blockName(course, naming);
    return [
      <li key={`${course._id} dish`}>
        <CourseDish
          restaurantId={restaurantId}
          language={naming.language}
          course={name}
          after={endOfCourse(all, course._id)}
          dispatch={dispatch}
        />
      </li>,
    ];
  };
  const column = (of: Column) => (
    <section>
      {hasSecond && <h3 className={styles.column}>{text(`column.${of}`)}</h3>}
      {columns[of].length === 0 && (
        <p className={styles.none} data-drop-column={of}>
          {text('emptyColumn')}
        </p>
      )}
      <ol className={styles.rows}>
        {columns[of].flatMap((block) => [
          <OutlineRow
            key={block._id}
            id={block._id}
            kind={block.kind}
            name={blockName(block, naming)}
            foreign={
              block.kind === 'recipe' ? foreignNameOf(block, look.dishes.get(block.recipeId)?.names ?? [], naming.language) : null
            }
            isChosen={chosen === block._id}
            onChoose={onChoose}
            dispatch={dispatch}
          />,
          ...dishOf(columns[of], block._id),
        ])}
      </ol>
    </section>
  );
  return (
    <div className={styles.outline} data-drop-surface="list">
      <h2 className={styles.title}>{text('outline')}</h2>
      {column('blocks')}
      {hasSecond && column('secondBlocks')}
    </div>
  );
});
