import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
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
  return [
    `# What moved from ${before.version} to ${after.version}`,
    `The ${MOST} foods whose figure moved most, of ${movers.length} that moved by more than a twentieth: kg CO2e per kg at the French base, before origin, place and way of`,
    `production, each in the state that most kitchens buy. Completed reports keep the version they were made with. Written by`,
    `\`npm run food-data:diff -- <old> --page <file>\`, never by hand.`,
    '',
    '| food | before | after | change | why |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
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
