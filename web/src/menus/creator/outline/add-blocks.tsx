import type { Language } from '@plateprint/shared/kernel/language.ts';
import { memo, useEffect } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import type { IconName } from '../../../ui/control/icon-shapes.ts';
import styles from './add-blocks.module.css';
import { dishBlock, newBlock } from '../state/creator-state.ts';
import { DishSearch } from './dish-search.tsx';
import { useOffers } from '../drag/drag-provider.tsx';
import type { MenuCreator } from '../state/use-menu-creator.ts';

const KINDS = [
  ['title', 'edit'],
  ['course', 'menu-card'],
  ['text', 'list'],
  ['divider', 'minus'],
  ['spacer', 'sort'],
  ['legend', 'allergen'],
  ['page_break', 'copy'],
] as const satisfies readonly (readonly [Parameters<typeof newBlock>[0], IconName])[];

interface AddBlocksProps extends Pick<MenuCreator, 'dispatch'> {
  restaurantId: string;
  /** The menu’s. */
  language: Language;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/**
 * The blocks that can be put on the page: pressed one goes after the chosen block, else to the end; dragged it goes where it is
 * dropped.
 */
export const AddBlocks = memo(function AddBlocks({ dispatch, restaurantId, language, chosen, onChoose }: AddBlocksProps) {
  const text = useText('menus/creator');
  const offer = useOffers();
  useEffect(() => {
    for (const [kind] of KINDS) {
      offer(kind, {
        name: text(`kind.${kind}`),
        make: () => ({ block: newBlock(kind) }),
        onDropped: ({ _id }) => onChoose(_id),
      });
    }
  }, [offer, text, onChoose]);
  return (
    <div className={styles.add}>
      <DishSearch
        restaurantId={restaurantId}
        language={language}
        onChoose={onChoose}
        onDish={(dish) => {
          const block = dishBlock(dish.id);
          dispatch({ do: 'add_block', block, column: 'blocks', after: chosen, dish });
          onChoose(block._id);
        }}
      />
      <div className={styles.kinds} role="group" aria-label={text('add')}>
        {KINDS.map(([kind, icon]) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            data-drag-offer={kind}
            onClick={() => {
              const block = newBlock(kind);
              dispatch({ do: 'add_block', block, column: 'blocks', after: chosen });
              onChoose(block._id);
            }}
          >
            <Icon name={icon} size={16} />
            {text(`kind.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
});
