import { mainPartsLacking } from '@plateprint/shared/recipes/footprint/main-parts-lacking.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './footprint-panel.module.css';

interface NoLevelProps {
  footprint: RecipeFootprint;
  nameOf: (lineId: string) => string;
}

/** Why a dish has no letter: the parts that it is made of, without a weight or without a figure. */
export function NoLevel({ footprint, nameOf }: NoLevelProps) {
  const text = useText('recipes');
  const format = useFormat();
  const { weight, figure } = mainPartsLacking(footprint);
  const named = (ids: readonly string[]): string[] => ids.map(nameOf).filter((name) => name !== '');
  const [unweighed, uncounted] = [named(weight), named(figure)];
  return (
    <>
      {unweighed.length > 0 && <p className={styles.partly}>{text('coverage.noLevel', { names: format.list(unweighed) })}</p>}
      {uncounted.length > 0 && (
        <p className={styles.partly}>{text('coverage.noLevelOf', { names: format.list(uncounted), count: uncounted.length })}</p>
      )}
    </>
  );
}
