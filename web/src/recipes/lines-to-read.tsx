import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { linesToRead } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import type { Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { useAllergens } from '../ingredients/use-allergens.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Message } from '../ui/control/message.tsx';
import styles from './sign-off.module.css';
import { useRecipeFacts } from './use-recipe-facts.ts';
import { useRecipeName } from './use-recipe-name.ts';

/** A line that leaves more open than this leaves open what all of them do: naming it says no more. */
const MOST_NAMED = 3;
const NO_RECIPE: Pick<RecipeDraft, 'ingredients' | 'customIngredients' | 'emissionDatabase'> = {
  ingredients: [],
  customIngredients: [],
  emissionDatabase: 'organization',
};

interface NamedLine {
  id: string;
  name: string;
}

export interface NamedLinesToRead {
  notUnderstood: NamedLine[];
  toRead: NamedLine[];
  /** Of both: what whoever signs says to have read. */
  ids: string[];
  /** The facts of some lines are still on their way. */
  pending: boolean;
}

/** The lines that whoever signs must have looked at, as they are written. */
export function useLinesToRead(recipe: Recipe | undefined): NamedLinesToRead {
  const { list } = useAllergens();
  const nameOfBag = useRecipeName();
  const draft = recipe ?? NO_RECIPE;
  const place = { location: supplyLocation(recipe?.consumption ?? ''), emissionDatabase: draft.emissionDatabase };
  const { facts, bags, pending } = useRecipeFacts(draft, place, recipe?.restaurantId ?? '');
  const { notUnderstood, toRead } = linesToRead(draft, facts, recipe?.footprint.allergens.unknown ?? []);
  const nameOf = (id: string): string => {
    const line = draft.ingredients.find(({ _id }) => _id === id);
    const bag = bags.get(line?.bagId ?? '');
    const own = draft.customIngredients.find(({ _id }) => _id === id);
    return line?.inputIngredient.trim() || own?.name.trim() || (bag ? nameOfBag(bag.names) : '–');
  };
  return {
    ids: [...notUnderstood, ...toRead.map(({ lineId }) => lineId)],
    notUnderstood: notUnderstood.map((id) => ({ id, name: nameOf(id) })),
    toRead: toRead.map(({ lineId, allergens }) => {
      const open = allergens.length <= MOST_NAMED ? ` (${list(allergens)})` : '';
      return { id: lineId, name: `${nameOf(lineId)}${open}` };
    }),
    pending,
  };
}

/** Lines that nobody understood come first: a signature over them says more than the product knows. */
export function LinesToRead({ lines: { notUnderstood, toRead } }: { lines: NamedLinesToRead }) {
  const text = useText('recipes/sign-off');
  return (
    <>
      {notUnderstood.length > 0 && (
        <Message tone="warning">
          <p>{text('lines.notUnderstood', { count: notUnderstood.length })}</p>
          <Names lines={notUnderstood} />
          <p>{text('lines.choose')}</p>
        </Message>
      )}
      {toRead.length > 0 && (
        <div>
          <p>{text('lines.read')}</p>
          <Names lines={toRead} />
        </div>
      )}
    </>
  );
}

function Names({ lines }: { lines: readonly NamedLine[] }) {
  return (
    <ul className={styles.takes}>
      {lines.map(({ id, name }) => (
        <li key={id}>
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  );
}
