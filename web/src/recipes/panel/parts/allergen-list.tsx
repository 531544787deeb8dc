import { allergenSentences } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import type { OpenLine } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { OpenLines } from './open-lines.tsx';
import styles from './per-portion.module.css';

interface AllergenListProps {
  allergens: RecipeFootprint['allergens'];
  diet: RecipeFootprint['diet'];
  /** Vegetarian but for a cheese that may be made with animal rennet. */
  animalRennet?: RecipeFootprint['animalRennet'];
  /** The lines that leave open what is not known. */
  openLines: readonly OpenLine[];
  nameOf: (lineId: string) => string;
}

/** The statements on the dish's allergens, and for which of them a person answers. */
export function AllergenList({ allergens, diet, animalRennet, openLines, nameOf }: AllergenListProps) {
  const text = useText('recipes');
  const { language, words, list } = useAllergens();
  return (
    <div className={styles.allergens}>
      {allergenSentences(allergens, language, { asks: false }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <OpenLines lines={openLines} nameOf={nameOf} />
      {allergens.stated.length > 0 && <p>{words.stated.replace('{allergens}', list(allergens.stated))}</p>}
      {(diet === 'vegan' || diet === 'vegetarian') && <p className={styles.diet}>{text(`portion.diet.${diet}`)}</p>}
      {animalRennet && <p className={styles.diet}>{text('portion.diet.animalRennet')}</p>}
    </div>
  );
}
