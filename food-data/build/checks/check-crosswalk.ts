import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import type { Crosswalk, IngredientEntry } from '../crosswalk/crosswalk.ts';
import { failure, type Finding } from './findings.ts';
import { unusedRules } from '../by-hand/food-allergens.ts';
import type { Sources } from '../read/sources.ts';

/** Faults of the hand-kept tables themselves: ids that clash, words that stand twice, codes no source has. */
export function checkCrosswalk({ ingredients, tables }: Crosswalk, sources: Sources | null): Finding[] {
  const categories = new Set(tables.categories.map(({ id }) => id));
  const states = new Set(tables.states.map(({ id }) => id));
  return [
    ...repeated(ingredients.map(({ id }) => id)).map((id) => failure('repeated ingredient', id)),
    ...repeatedNames(ingredients),
    ...unknownRuleIds(tables['water-and-land'], ingredients),
    ...unusedRules(tables['compound-foods'], ingredients).map((id) => failure('unknown food', `compound-foods.json: ${id}`)),
    ...ingredients.flatMap((ingredient) => [
      ...(categories.has(ingredient.category) ? [] : [failure('unknown category', `${ingredient.id}: ${ingredient.category}`)]),
      ...(tables.supply[ingredient.originClass]
        ? []
        : [failure('unknown origin class', `${ingredient.id}: ${ingredient.originClass}`)]),
      ...checkVariations(ingredient, states, tables.processes),
      ...(sources ? unknownCodes(ingredient, sources) : []),
    ]),
  ];
}

/** A rule of water and land that names nothing would be kept for years without anybody noticing. */
function unknownRuleIds(rules: Crosswalk['tables']['water-and-land'], ingredients: readonly IngredientEntry[]): Finding[] {
  const known = new Set(ingredients.map(({ id }) => id));
  const named = rules.flatMap((rule) => rule.ingredients ?? []);
  return named.filter((id) => !known.has(id)).map((id) => failure('unknown ingredient', `water-and-land.json: ${id}`));
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, place) => words.indexOf(word) !== place))];
}

/** A name belongs to one ingredient; case and accents do not tell names apart for those who type. */
function repeatedNames(ingredients: readonly IngredientEntry[]): Finding[] {
  return NAME_LANGUAGES.flatMap((language) => {
    const owners = new Map<string, Set<string>>();
    for (const { id, names } of ingredients) {
      for (const name of names[language]) {
        const folded = name.trim().toLowerCase();
        owners.set(folded, (owners.get(folded) ?? new Set()).add(id));
      }
    }
    const shared = [...owners].filter(([, ids]) => ids.size > 1);
    return shared.map(([name, ids]) => failure('name of two ingredients', `${language} “${name}”: ${[...ids].join(', ')}`));
  });
}

function checkVariations({ id, variations }: IngredientEntry, states: ReadonlySet<string>, processes: object): Finding[] {
  const own = variations.map(({ state }) => state);
  return [
    ...repeated(own).map((state) => failure('repeated variation', `${id}.${state}`)),
    ...variations.flatMap(({ state, names, from, process }) => [
      ...(names || states.has(state) ? [] : [failure('variation without names', `${id}.${state}`)]),
      ...(from === undefined || own.includes(from) ? [] : [failure('unknown base', `${id}.${state} from ${from}`)]),
      ...(process === undefined || process in processes ? [] : [failure('unknown process', `${id}.${state}: ${process}`)]),
    ]),
  ];
}

function unknownCodes({ id, variations }: IngredientEntry, sources: Sources): Finding[] {
  const tables = ['agribalyse', 'ciqual', 'rivm', 'sel', 'clark', 'pn'] as const;
  return variations.flatMap((entry) =>
    tables.flatMap((table) => {
      const code = entry[table];
      return code === undefined || sources[table].has(code)
        ? []
        : [failure('unknown code', `${id}.${entry.state}: ${table} ${code}`)];
    }),
  );
}
