import type { OriginClassRecord, SupplyMix } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import { median } from '../read/median.ts';
import type { Intensities } from '../read/read-faostat.ts';
import type { SuEatableStudy } from '../read/read-su-eatable.ts';
import { greenhouseRatios } from './greenhouse-ratios.ts';
import { frenchEffects, withNationalStudies } from './national-studies.ts';

export type OriginRatioByCountry = OriginClassRecord['ratios'];

/** origin class → country → multiplier of the agriculture stage. */
export type OriginRatios = Map<string, OriginRatioByCountry>;

export interface OriginEffects {
  ratios: OriginRatios;
  /** origin class → what French farms emit by the median of all studies: how a median of studies is brought to the French base. */
  french: ReadonlyMap<string, number>;
}

/** The country whose farms the base counts. */
const BASE = 'FR';

export function originEffects(tables: Tables, intensities: Intensities, studies: readonly SuEatableStudy[]): OriginEffects {
  const rules = tables['origin-ratios'];
  const clamp = (ratio: number) => Math.min(rules.highest, Math.max(rules.lowest, ratio));
  const ratios: OriginRatios = new Map();
  const french = new Map(frenchEffects(rules, studies));
  for (const rule of rules.livestock) {
    const byCountry = livestockRatios(rule, { intensities, countries: tables.countries, clamp });
    for (const originClass of rule.originClasses) ratios.set(originClass, byCountry);
  }
  for (const food of rules.national.foods) {
    for (const originClass of food.originClasses)
      ratios.set(originClass, withNationalStudies(ratios.get(originClass) ?? {}, { food, rules, studies, clamp }));
  }
  for (const [typology, originClasses] of Object.entries(rules.studies.typologies)) {
    const effects = studyEffects(
      studies.filter((study) => study.typology === typology),
      rules.studies,
      clamp,
    );
    const base = effects[BASE]?.value ?? 1;
    for (const originClass of originClasses) {
      ratios.set(originClass, dividedBy(effects, base));
      french.set(originClass, base);
    }
  }
  for (const mix of tables.weights.mixes)
    for (const originClass of mix.originClasses) ratios.set(originClass, mixedRatios(mix.of, ratios));
  for (const originClass of tables.greenhouse.originClasses)
    ratios.set(originClass, greenhouseRatios(originClass, tables.greenhouse));
  return { ratios, french };
}

/** "EU" as an origin: the mean of its countries, by what they supply to each other. */
export function withUnion(ratios: OriginRatioByCountry, { shares }: SupplyMix): OriginRatioByCountry {
  const [published] = Object.values(ratios);
  if (!published) return ratios;
  return { ...ratios, EU: { value: meanRatio(ratios, shares), about: { countries: Object.keys(shares).length } } };
}

/** The ratio of a mix of origins to the French base. */
export function meanRatio(ratios: OriginRatioByCountry, shares: SupplyMix['shares']): number {
  return Object.entries(shares).reduce((sum, [id, share]) => sum + share * (ratios[id]?.value ?? 1), 0);
}

type LivestockRule = Tables['origin-ratios']['livestock'][number];

interface LivestockFigures {
  intensities: Intensities;
  countries: Tables['countries'];
  clamp: (ratio: number) => number;
}

function livestockRatios(
  { item, reference, coverage, highest }: LivestockRule,
  { intensities, countries, clamp }: LivestockFigures,
): OriginRatioByCountry {
  const intensity = intensities.get(item);
  const base = intensity?.get(reference);
  if (!intensity || base === undefined) throw new Error(`FAOSTAT has no ${item} of ${reference}`);
  const ratios: OriginRatioByCountry = {};
  for (const { id, iso3 } of [...countries, { id: 'WORLD', iso3: 'WORLD' }]) {
    const value = intensity.get(iso3);
    if (value !== undefined)
      ratios[id] = {
        value: 1 + coverage * (clamp(Math.min(value / base, highest ?? Infinity)) - 1),
        about: { source: 'faostat', record: item },
      };
  }
  return ratios;
}

type StudyRules = Tables['origin-ratios']['studies'];

/** Each country against the median of its foods' studies. */
function studyEffects(
  studies: readonly SuEatableStudy[],
  rules: StudyRules,
  clamp: (ratio: number) => number,
): OriginRatioByCountry {
  const byFood = Map.groupBy(studies, ({ item }) => item);
  const effects = new Map<string, { food: string; effect: number }[]>();
  for (const [food, group] of byFood) {
    const middle = median(group.map(({ co2e }) => co2e));
    if (group.length < 3 || middle === null) continue;
    for (const { country, co2e } of group) {
      const id = rules.countries[country];
      if (id !== undefined) effects.set(id, [...(effects.get(id) ?? []), { food, effect: co2e / middle }]);
    }
  }

  const ratios: OriginRatioByCountry = {};
  for (const [id, found] of [...effects].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const foods = new Set(found.map(({ food }) => food)).size;
    const middle = median(found.map(({ effect }) => effect));
    if (found.length < rules.leastStudies || foods < rules.leastFoods || middle === null) continue;
    const weight = found.length / (found.length + rules.shrinkage);
    ratios[id] = { value: 1 + weight * (clamp(middle) - 1), about: { source: 'sel', studies: found.length, foods } };
  }
  return ratios;
}

/** A country without a study of its own stands at the median of all, which is not where France stands. */
function dividedBy(effects: OriginRatioByCountry, base: number): OriginRatioByCountry {
  return Object.fromEntries(Object.entries(effects).map(([id, { value, about }]) => [id, { value: value / base, about }]));
}

/** A food of two animals: each by its share of the farm's stage. */
function mixedRatios(of: Record<string, number>, ratios: OriginRatios): OriginRatioByCountry {
  const [main = ''] = Object.keys(of);
  return Object.fromEntries(
    Object.entries(ratios.get(main) ?? {}).map(([id, { about }]) => {
      const value = Object.entries(of).reduce((sum, [part, share]) => sum + share * (ratios.get(part)?.[id]?.value ?? 1), 0);
      return [id, { value, about }];
    }),
  );
}
