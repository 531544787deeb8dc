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
  const lacking = mainPartsLacking(footprint);
  const said = [
    ['coverage.noLevel', lacking.weight],
    ['coverage.noLevelLargest', lacking.largest],
    ['coverage.noLevelOf', lacking.kind],
  ] as const;
  return (
    <>
      {said.map(([key, ids]) => {
        const names = ids.map(nameOf).filter((name) => name !== '');
        if (names.length === 0) return null;
        return (
          <p key={key} className={styles.partly}>
            {text(key, { names: format.list(names), count: names.length })}
          </p>
        );
      })}
    </>
  );
}
