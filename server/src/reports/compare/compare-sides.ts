import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { valueOf } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { differenceOf } from '@plateprint/shared/footprint/difference/difference.ts';
import {
  namedDifference,
  notYetSaid,
  type SaidDifference,
  saidDifference,
} from '@plateprint/shared/footprint/difference/said-difference.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import { ingredientName } from '@plateprint/shared/ingredients/name-in.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { compareSides as api, SideFigure, SidesBasis, SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import type { Services } from '../../platform/services.ts';
import { type FoundSide, foundSide } from './chosen-side.ts';
import type { Amounts, LoadedSide, SideFigures } from './loaded-side.ts';
import { areOfOneVersion, asPublished, type AtOneVersion, atToday, stepsWithRows } from './one-version.ts';

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData'>;
type Comparing = HandlerInput<typeof api>['body'];

/** Two sides that somebody chose, and what makes the one other than the other. @throws not_found, not_allowed */
export async function compareSides(kitchen: Kitchen, actor: Actor, asked: Comparing): Promise<SidesChange> {
  const [a, b] = [
    await foundSide(kitchen, actor, { ...asked, side: asked.a }),
    await foundSide(kitchen, actor, { ...asked, side: asked.b }),
  ];
  const { foodData } = kitchen;
  const perOf = (kind: LoadedSide['kind'], amounts: Amounts): number => divisor(measureOf(asked.basis, kind), amounts);
  const [sideA, sideB] = [a.loaded?.(perOf) ?? null, b.loaded?.(perOf) ?? null];
  const per = measureOf(asked.basis, (sideB ?? sideA)?.kind ?? asked.variety);
  const today = foodData.version;
  if (!sideA || !sideB) {
    const alone = (found: FoundSide, side: LoadedSide | null) => shown({ ...found, per }, side, side && own(side.asPublished));
    const nothing = { difference: null, withheld: 'no_figures' as const, parts: null };
    return { a: alone(a, sideA), b: alone(b, sideB), per, figures: 'published', isChosen: false, today, ...nothing };
  }
  const wanted = asked.figures ?? (areOfOneVersion(sideA, sideB) ? 'published' : 'today');
  const restated = wanted === 'today' ? atToday(sideA, sideB) : null;
  const at = restated ?? asPublished(sideA, sideB);
  const withheld = whyNothing(sideA, sideB) ?? (wanted === 'today' && !restated ? 'not_kept' : whyNotPublished(sideA, sideB, at));
  const steps = withheld === null ? stepsWithRows([sideA, sideB], at, per) : null;
  const figures = figuresOf(at);
  return {
    a: shown({ ...a, per }, sideA, { own: at.a, co2: figures.a }),
    b: shown({ ...b, per }, sideB, { own: at.b, co2: figures.b }),
    per,
    figures: at.figures,
    isChosen: isOfFormerRelease(sideA, today) || isOfFormerRelease(sideB, today),
    today,
    difference: withheld === null ? namedDifference(saidOf(sideA, sideB, at), foodNames(foodData, asked.language)) : null,
    withheld,
    parts:
      steps &&
      steps.map((step) => ({ ...step, rows: namedRows(foodData, asked.language, { rows: step.rows, kind: sideB.kind }) })),
  };
}

function measureOf(basis: SidesBasis, kind: LoadedSide['kind']): SidesChange['per'] {
  return basis === 'average' ? (kind === 'procurement' ? 'kg' : 'portion') : basis;
}

function divisor(per: SidesChange['per'], { portions, grams }: Amounts): number {
  return { total: 1, portion: portions, kg: grams / 1000 }[per];
}

function isOfFormerRelease({ kind, asPublished: { foodDataVersions } }: LoadedSide, today: string): boolean {
  return kind !== 'recipe' && foodDataVersions.some((version) => version !== today);
}

function whyNothing(a: LoadedSide, b: LoadedSide): SidesChange['withheld'] {
  if (a.kind !== b.kind) return 'kinds';
  return [a, b].every(({ coverage }) => mayBeCompared(coverage.state)) ? null : 'too_little';
}

/** As published, grams by two databases are no difference. */
function whyNotPublished(a: LoadedSide, b: LoadedSide, { figures }: AtOneVersion): SidesChange['withheld'] {
  return figures === 'published' && a.emissionDatabase !== b.emissionDatabase ? 'databases' : null;
}

/** What two releases of the food data changed would pass for what a kitchen did: of that nothing is said, its part is shown. */
function saidOf(a: LoadedSide, b: LoadedSide, at: AtOneVersion): SaidDifference | null {
  return at.figures === 'published' && !areOfOneVersion(a, b) ? notYetSaid('food_data') : saidDifference(at.a.side, at.b.side);
}

function isCounted({ side }: SideFigures): boolean {
  return side.per > 0 && valueOf(side) > 0;
}

/** The figures of both from the draws of their difference, so that the three never contradict each other. */
function figuresOf({ a, b }: AtOneVersion): { a: Figure | null; b: Figure | null } {
  if (isCounted(a) && isCounted(b)) return differenceOf(a.side, b.side);
  return { a: own(a).co2, b: own(b).co2 };
}

interface OwnFigures {
  own: SideFigures;
  co2: Figure | null;
}

function own(figures: SideFigures): OwnFigures {
  return { own: figures, co2: isCounted(figures) ? differenceOf(figures.side, figures.side).a : null };
}

function shown(
  { named, per }: FoundSide & Pick<SidesChange, 'per'>,
  loaded: LoadedSide | null,
  figures: OwnFigures | null,
): SideFigure {
  const { share = null, state = 'too_little', of = 'servings' } = loaded?.coverage ?? {};
  // Of too little no average is said: it would pass for one of all.
  const maySay = mayBeCompared(state) || per === 'total';
  return {
    ...named,
    co2: maySay ? (figures?.co2 ?? null) : null,
    co2WithoutLandUseChange: maySay && figures?.co2 ? figures.own.without : null,
    coverage: share,
    coverageState: state,
    coverageOf: of,
    emissionDatabase: loaded?.emissionDatabase ?? null,
    consumption: loaded?.consumption ?? null,
    foodDataVersions: [...(figures?.own.foodDataVersions ?? [])],
  };
}

/** Rows of a recipe are foods: they are called as a reader calls them. */
function namedRows(
  foodData: FoodData,
  language: Language,
  { rows, kind }: { rows: readonly { name: string; co2: number }[]; kind: LoadedSide['kind'] },
): { name: string; co2: number }[] {
  if (kind !== 'recipe') return [...rows];
  const nameOf = foodNames(foodData, language);
  return rows.map(({ name, co2 }) => {
    const food = foodData.variation(name)?.ingredient;
    return { name: food ? ingredientName(food, language) : (nameOf(name) ?? name.replace(/^custom /, '').trimEnd()), co2 };
  });
}
