import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useAllergens } from '../ingredients/use-allergens.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './sign-off.module.css';

/** The fourteen by lines and statements; those that they leave open are asked below. */
export function SignedOf({ recipe: { footprint } }: { recipe: Recipe }) {
  const format = useFormat();
  const { name, words } = useAllergens();
  const { contains, mayContain, notAmong } = footprint.allergens;
  const all: [string, readonly Allergen[]][] = [
    [words.states.contains, contains],
    [words.states.may_contain, mayContain],
    [words.states.not_among, ALLERGENS.filter((each) => notAmong.includes(each))],
  ];
  const rows = all.filter(([, allergens]) => allergens.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.states}>
      {rows.map(([said, allergens]) => (
        <div key={said}>
          <dt>{said}</dt>
          <dd>{format.list(allergens.map(name))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The duties by law, before anybody signs. */
export function WhatItTakes() {
  const text = useText('recipes/sign-off');
  return (
    <>
      <p>{text('glutenFree.law')}</p>
      <p>{text('glutenFree.asks')}</p>
      <ul className={styles.takes}>
        {(['grain', 'oats', 'contact', 'proof'] as const).map((each) => (
          <li key={each}>{text(`glutenFree.${each}`)}</li>
        ))}
      </ul>
    </>
  );
}
