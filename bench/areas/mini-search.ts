import { type Language, NAME_LANGUAGES, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import MiniSearch from 'minisearch';
import type { LabelledName } from '../../evaluation/judging/labelled.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { searchOf } from '../../server/src/ingredients/actions/search-of.ts';
import { atShare } from '../machine/print.ts';

type Find = (name: string, language: Language) => string[];

/** MiniSearch over the names of each language, with prefixes and typos, as its documentation advises, and our search beside it. */
export async function miniSearchFigures(names: ReadonlyMap<Language, LabelledName[]>): Promise<Record<string, string>> {
  const foodData = await loadFoodData();
  const started = performance.now();
  const indices = new Map(
    [...names.keys()].map((language) => {
      const index = new MiniSearch<{ id: string; names: string[] }>({ fields: ['names'] });
      index.addAll(foodData.release.ingredients.map(({ id, names: all }) => ({ id, names: all[nameLanguageOf(language)] })));
      return [language, index] as const;
    }),
  );
  const builtAfter = performance.now() - started;
  const startedOurs = performance.now();
  const ours = searchOf(foodData);
  for (const language of NAME_LANGUAGES) ours.prepare(language);
  const oursBuiltAfter = performance.now() - startedOurs;
  const theirs: Find = (name, language) =>
    (indices.get(language)?.search(name, { prefix: true, fuzzy: 0.2 }) ?? []).slice(0, 5).map(({ id }) => String(id));
  const own: Find = (name, language) => ours.find(name, { language, limit: 5 }).map(({ ingredient }) => ingredient.id);
  const [mini, plateprint] = [measured(names, theirs), measured(names, own)];
  return {
    'built, ms': `${builtAfter.toFixed(0)} (Plateprint ${oursBuiltAfter.toFixed(0)})`,
    'a name, p95, ms': `${mini.p95} (Plateprint ${plateprint.p95})`,
    'right first': `${mini.first} (Plateprint ${plateprint.first})`,
    'right among five': `${mini.five} (Plateprint ${plateprint.five})`,
  };
}

function measured(names: ReadonlyMap<Language, LabelledName[]>, find: Find): { p95: string; first: string; five: string } {
  const times: number[] = [];
  const right = { first: 0, five: 0 };
  const items = [...names].flatMap(([language, list]) => list.map((item) => ({ language, ...item })));
  const named = items.filter(({ ingredient }) => ingredient !== null);
  for (const { language, name } of items.slice(0, 300)) find(name, language);
  for (const { language, name, ingredient, also = [] } of named) {
    const started = performance.now();
    const found = find(name, language);
    times.push(performance.now() - started);
    const isRight = (id: string): boolean => id === ingredient || also.includes(id);
    if (found.slice(0, 1).some(isRight)) right.first++;
    if (found.some(isRight)) right.five++;
  }
  const percent = (count: number): string => `${((count / named.length) * 100).toFixed(1)} %`;
  return { p95: atShare(times, 0.95), first: percent(right.first), five: percent(right.five) };
}
