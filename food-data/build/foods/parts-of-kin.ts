import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FactorStep, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Resolved } from '../composed/resolved.ts';
import type { IngredientEntry, Tables } from '../crosswalk/crosswalk.ts';

interface OfIngredient {
  entry: IngredientEntry;
  variations: Resolved[];
}

interface Whole {
  stages: StageValues;
  split: Split | null;
}

/** Its farm stands elsewhere: wild fish is no farmed one in another state. */
const OTHER_FARM = new Set(['wild']);
/** Its surplus over the same crop in the field is heat, which is fossil. */
const HEATED = 'heated-greenhouse';

/**
 * Fills in the parts that no source says: of the food's usual state, else of the kin that the table names. What grows on the same
 * field has the same part of its farm; whose kin nobody named stays unknown.
 */
export function withPartsOfKin(table: Tables['parts-of-kin'], resolved: readonly OfIngredient[]): OfIngredient[] {
  const byId = new Map(
    resolved.flatMap(({ entry, variations }) =>
      variations.map((each): [string, Resolved] => [`${entry.id}.${each.entry.state}`, each]),
    ),
  );
  const kinOf = new Map(table.foods.flatMap(({ ids, as }) => ids.map((id) => [id, as] as const)));
  const found = (id: string): Resolved => {
    const kin = byId.get(id);
    if (!kin?.figure?.split) throw new Error(`parts-of-kin.json: ${id} is no food whose parts are known`);
    return kin;
  };
  return resolved.map(({ entry, variations: [usual, ...others] }) => {
    if (!usual) return { entry, variations: [] };
    const named = kinOf.get(entry.id)?.map(found);
    const first = named ? filled(usual, named) : usual;
    return { entry, variations: [first, ...others.map((each) => filled(each, sameFood(each, first) ?? named))] };
  });
}

function sameFood({ entry }: Resolved, usual: Resolved): Resolved[] | undefined {
  return usual.figure?.split && !OTHER_FARM.has(entry.state) ? [usual] : undefined;
}

function filled(resolved: Resolved, kin: readonly Resolved[] | undefined): Resolved {
  if (!kin) return resolved;
  const { figure, institute } = resolved;
  const wholes = (of: 'figure' | 'institute'): Whole[] => kin.flatMap((each) => wholeOf(each[of]) ?? wholeOf(each.figure) ?? []);
  const of = (stages: StageValues, by: readonly Whole[]) =>
    resolved.entry.state === HEATED ? (by[0]?.split ?? null) : partsBy(stages, by);
  const own = figure?.split === null ? of(figure.stages, wholes('figure')) : null;
  const published = institute?.split === null ? of(institute.stages, wholes('institute')) : null;
  return {
    ...resolved,
    figure: figure && own ? { ...figure, split: own, steps: [...figure.steps, step] } : figure,
    institute: institute && published ? { ...institute, split: published, steps: [...institute.steps, step] } : institute,
  };
}

const step: FactorStep = { kind: 'parts_of_kin', stage: null, value: null, about: {} };

function wholeOf(figure: { stages: StageValues; split?: Split | null } | null): Whole | null {
  return figure?.split ? { stages: figure.stages, split: figure.split } : null;
}

/** The kin's parts together by their farms together, at most as much as the whole. */
function partsBy(stages: StageValues, kin: readonly Whole[]): Split | null {
  const farms = kin.reduce((sum, { stages: whole }) => sum + whole.agriculture, 0);
  const of = (part: keyof Split): number =>
    farms > 0 ? (kin.reduce((sum, { split }) => sum + (split?.[part] ?? 0), 0) / farms) * stages.agriculture : 0;
  const split = { biogenic: of('biogenic'), landUseChange: of('landUseChange') };
  return split.biogenic + split.landUseChange > sumOfStages(stages) ? null : split;
}
