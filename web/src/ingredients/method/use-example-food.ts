import { ingredientFacts, understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { Factor, Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';

/** A written line on its way to kg CO2e, as far as a recipe's line would come. */
export interface ExampleFood {
  written: string;
  phrase: IngredientPhrase;
  name: string;
  state: string;
  grams: number;
  factor: Factor;
}

interface Example {
  /** Null while they are on their way. */
  foods: ExampleFood[] | null;
  failure: unknown;
  retry: () => void;
}

/** Sends the lines through the same calls as the recipe editor does, for somebody who eats at the location. */
export function useExampleFoods(lines: readonly string[], location: Location): Example {
  const language = useLanguage();
  const reading = useRead(
    understandLines,
    { body: { language, location, lines: [...lines] } },
    { staleTime: Infinity, keepLast: true },
  );
  const read = reading.data?.items ?? [];
  const items = read.map(({ match }) => ({
    variationId: match.variation?.id ?? null,
    categoryId: null,
    originId: match.origin_id,
    organic: match.organic,
  }));
  const asking = useRead(
    ingredientFacts,
    { body: { location, emissionDatabase: 'organization', items } },
    { enabled: items.length > 0, staleTime: Infinity, keepLast: true },
  );

  const foods = read.flatMap(({ input, phrase, match, unit, amount, pieceGrams }, index): ExampleFood[] => {
    const facts = asking.data?.items[index];
    if (!facts?.factor || unit === null || amount === null) return [];
    const { grams } = toGrams({ amount, unit, pieceGrams }, facts);
    if (grams === null) return [];
    const { ingredientName: name, variationName: state } = match;
    return [{ written: input, phrase, name: name ?? '', state: state ?? '', grams, factor: facts.factor }];
  });
  return {
    foods: foods.length === lines.length ? foods : null,
    failure: reading.error ?? asking.error,
    retry: () => void (reading.error ? reading.refetch() : asking.refetch()),
  };
}
