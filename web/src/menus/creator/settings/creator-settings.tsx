import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { BlockSettings } from './block-settings.tsx';
import { GroundSettings } from './ground-settings.tsx';
import { PageSettings } from './page-settings.tsx';
import styles from '../canvas/panel.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';

export type SettingsPart = 'block' | 'page' | 'ground';

interface CreatorSettingsProps {
  creator: MenuCreator;
  restaurant: Restaurant;
  chosen: string | null;
  part: SettingsPart;
  onPart: (part: SettingsPart) => void;
}

/** At the right: of the chosen block, of the page, of its background. */
export function CreatorSettings({ creator, restaurant, chosen, part, onPart }: CreatorSettingsProps) {
  const text = useText('menus/creator');
  const { draft, recipes } = creator.state;
  const block = [...draft.blocks, ...draft.secondBlocks].find(({ _id }) => _id === chosen);
  return (
    <section className={styles.panel} aria-label={text('settings.title')}>
      <SegmentedControl<SettingsPart>
        label={text('settings.title')}
        value={part}
        segments={(['block', 'page', 'ground'] as const).map((value) => ({ value, label: text(`settings.${value}`) }))}
        onChange={onPart}
      />
      {part === 'block' && (
        <div className={styles.fields}>
          {block ? (
            <BlockSettings
              key={block._id}
              block={block}
              settings={draft.settings}
              organizationId={restaurant.organizationId}
              restaurantId={restaurant.id}
              dish={(block.kind === 'recipe' && recipes.findLast(({ id }) => id === block.recipeId)) || null}
              dispatch={creator.dispatch}
            />
          ) : (
            <p className={styles.note}>{text('settings.nothing')}</p>
          )}
        </div>
      )}
      {part === 'page' && <PageSettings creator={creator} restaurant={restaurant} />}
      {part === 'ground' && <GroundSettings creator={creator} organizationId={restaurant.organizationId} />}
    </section>
  );
}
