import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { LevelMark } from '../../../footprint/level-mark.tsx';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { standAtLowerEdge } from '../../../ui/overlay/lower-edge.ts';
import styles from './save-bar.module.css';
import type { Saving } from './use-save-recipe.ts';

interface SaveBarProps {
  footprint: Pick<RecipeFootprint, 'co2PerPortion' | 'level'>;
  saving: Saving;
  /** There is nothing to save. */
  isSaved: boolean;
}

/** On a phone, where the lines are longer than the screen: the figure and saving stay in sight. */
export function SaveBar({ footprint: { co2PerPortion, level }, saving, isSaved }: SaveBarProps) {
  const text = useText('recipes');
  const words = useText('recipes/settings');
  const co2 = useCo2();
  return (
    <div ref={standAtLowerEdge} className={styles.bar}>
      {/* Read out where it stands large. */}
      <span className={styles.figure} aria-hidden="true">
        {co2PerPortion && level && <LevelMark level={level} size={26} />}
        <span>
          <strong>{co2.exact(co2PerPortion?.value ?? null)}</strong> {text('panel.unit')} <small>{words('ofPortion')}</small>
        </span>
      </span>
      <Button variant="primary" icon="save" busy={saving.isBusy} disabled={isSaved} onClick={saving.save}>
        {text('editor.save')}
      </Button>
    </div>
  );
}
