import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { openFoodData, type FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { reasonOfChange } from './change-reason.ts';

const MOST = 50;

interface Mover {
  name: string;
  old: number;
  new: number;
  why: string;
}

/** The foods whose figure moved most, one state each, with the reason that the figure itself gives. A page of the documentation. */
export function moversPage(before: FoodDataRelease, after: FoodDataRelease): string {
  const movers = moversOf(before, after);
  const shown = movers.toSorted((a, b) => movement(b) - movement(a)).slice(0, MOST);
  const rows = shown.map((mover) => `| ${mover.name} | ${kg(mover.old)} | ${kg(mover.new)} | ${change(mover)} | ${mover.why} |`);
  const which =
    movers.length > MOST
      ? `The ${MOST} foods whose figure moved most, of ${movers.length} that moved`
      : `The foods whose figure moved`;
  return [
    `# What moved from ${before.version} to ${after.version}`,
    `${which} by more than a twentieth: kg CO2e per kg at the French base, before origin, place and way of`,
    `production, each in the state that most kitchens buy. Completed reports keep the version they were made with. Written by`,
    `\`npm run food-data:diff -- <old> --page <file>\`, never by hand.`,
    '',
    '| food | before | after | change | why |',
    '| --- | --- | --- | --- | --- |',
    ...(rows.length > 0 ? rows : ['| none | | | | |']),
    '',
    ...placesMoved(before, after),
    ...partsMoved(before, after),
  ].join('\n');
}

const PLACES = ['SE', 'DE', 'FR'] as const;

/** Foods that another supply or heat moves where they are eaten, while their base stays. */
function placesMoved(before: FoodDataRelease, after: FoodDataRelease): string[] {
  const [was, now] = [openFoodData(before), openFoodData(after)];
  const still = pairsOf(before, after).filter(
    ([old, usual]) => old.base && usual.base && !isMoved(sumOfStages(old.base), sumOfStages(usual.base)),
  );
  const rows = still.flatMap(([old, usual, name]) => {
    const figures = PLACES.map((place) => [deliveredAt(was, old.id, place), deliveredAt(now, usual.id, place)] as const);
    const hasMoved = figures.some(([one, other]) => one !== null && other !== null && isMoved(one, other));
    return hasMoved ? [`| ${name} | ${figures.map(([one, other]) => `${kg(one ?? 0)} → ${kg(other ?? 0)}`).join(' | ')} |`] : [];
  });
  if (rows.length === 0) return [];
  return [
    '## By the place alone',
    '',
    'The base stayed; where it comes from, or what heat adds there, is another: kg CO2e per kg as a kitchen of the place buys it.',
    '',
    '| food | SE | DE | FR |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}

/** Foods whose total without land-use change is another, while the figure itself stayed. */
function partsMoved(before: FoodDataRelease, after: FoodDataRelease): string[] {
  const rows = pairsOf(before, after).flatMap(([old, usual, name]) => {
    if (!old.base || !usual.base || isMoved(sumOfStages(old.base), sumOfStages(usual.base))) return [];
    const [one, other] = [withoutLandUse(old), withoutLandUse(usual)];
    if (one === other || (one !== null && other !== null && !isMoved(one, other))) return [];
    return [`| ${name} | ${one === null ? 'unknown' : kg(one)} | ${other === null ? 'unknown' : kg(other)} |`];
  });
  if (rows.length === 0) return [];
  return [
    '## Without land-use change',
    '',
    'The figure stayed, but not how much of it is land-use change: kg CO2e per kg without it, at the French base.',
    '',
    '| food | before | after |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
}

type Pair = readonly [old: VariationRecord, usual: VariationRecord, name: string];

function pairsOf(before: FoodDataRelease, after: FoodDataRelease): Pair[] {
  const old = new Map(before.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return after.ingredients.flatMap((ingredient) => {
    const [usual] = ingredient.variations;
    const was = old.get(ingredient.id)?.variations.find(({ id }) => id === usual?.id);
    return usual && was ? [[was, usual, nameOf(ingredient, usual, after)] as const] : [];
  });
}

function deliveredAt(foodData: FoodData, variationId: string, location: Location): number | null {
  const query = { variationId, categoryId: null, originId: null, organic: false };
  return foodData.facts(query, { location, emissionDatabase: 'organization' })?.factor?.co2e.value ?? null;
}

function withoutLandUse({ base, split }: VariationRecord): number | null {
  return base && split ? sumOfStages(base) - split.landUseChange : null;
}

function isMoved(old: number, now: number): boolean {
  return Math.abs(Math.log(now / old)) > Math.log(1 + NOTICEABLE);
}

/** Below this a food did not move to speak of. */
const NOTICEABLE = 0.05;

function moversOf(before: FoodDataRelease, after: FoodDataRelease): Mover[] {
  const old = new Map(before.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return after.ingredients.flatMap((ingredient) => {
    const [usual] = ingredient.variations;
    const was = old.get(ingredient.id)?.variations.find(({ id }) => id === usual?.id);
    if (!usual?.base || !was?.base) return [];
    const mover = { name: nameOf(ingredient, usual, after), old: sumOfStages(was.base), new: sumOfStages(usual.base) };
    return movement(mover) > Math.log(1 + NOTICEABLE) ? [{ ...mover, why: whyOf(was, usual) }] : [];
  });
}

function movement({ old, new: now }: Pick<Mover, 'old' | 'new'>): number {
  return Math.abs(Math.log(now / old));
}

function nameOf(ingredient: IngredientRecord, { stateId, names }: VariationRecord, { states }: FoodDataRelease): string {
  const state = names?.en ?? states.find(({ id }) => id === stateId)?.names.en ?? stateId;
  return `${ingredient.names.en[0] ?? ingredient.id}, ${state}`;
}

function kg(value: number): string {
  return value.toFixed(2);
}

function change({ old, new: now }: Mover): string {
  return `${now > old ? '+' : '−'}${Math.abs((now / old - 1) * 100).toFixed(0)} %`;
}

/** As people speak of them; the titles are a line long. */
const SHORT: Record<string, string> = {
  agribalyse: 'Agribalyse',
  rivm: 'RIVM',
  sel: 'SU-EATABLE LIFE',
  clark: 'Clark',
  pn: 'Poore & Nemecek',
};

function whyOf(was: VariationRecord, is: VariationRecord): string {
  const before = JSON.stringify(was.steps);
  const news = is.steps.filter((step) => !before.includes(JSON.stringify(step)));
  const reasons = news.flatMap(({ kind, value, about }) => {
    if (kind === 'weighed' && about.sources) {
      const said = about.sources.map(
        ({ id, value: says, share }) => `${SHORT[id] ?? id} ${kg(says)} (${Math.round(share * 100)} %)`,
      );
      return [`sources weighed: ${said.join(', ')}`];
    }
    if (kind === 'weighed_as_kin') return [`moved as its kind, whose sources were weighed: × ${kg(value ?? 1)}`];
    if (kind === 'bone') return [`bought with bone or shell: × ${kg(value ?? 1)}`];
    if (kind === 'override') return [(about.note ?? '').replaceAll('|', '/')];
    return [];
  });
  return reasons.length > 0 ? reasons.join('; ') : reasonOfChange(was, is).replaceAll('|', '/');
}
