import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FactorStep, Grade } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Weights } from '../crosswalk/weights.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import { rangeOf } from '../read/range.ts';
import { weighingOf, type KindMove, type KindMoves, type Weighing } from './kinds.ts';
import { farmRatioTo, scaledWhole, withMovedFarm, type Whole } from './moved-farm.ts';
import type { Heard } from './voices.ts';

/** Within this factor sources confirm each other. */
const CONFIRMS_WITHIN = 2;
const OWN_SOURCES = new Set(['agribalyse', 'crosswalk']);

/**
 * The figure where its sources weigh: the centre of three or more, or, for a food that fewer speak about, moved as its kind
 * moves. As it was where neither says anything.
 */
export function weighedFigure(heard: Heard, moves: KindMoves, weights: Weights): BaseFigure {
  const { figure, place } = heard;
  const move = moves.ofClass.get(place.originClass) ?? moves.ofIngredient.get(place.ingredient);
  const own = weighingOf(heard, weights);
  if (move?.asOne === true) return restsOnOneRecord(heard) ? figure : movedFigure(heard, move, own);
  if (own) return centredFigure(heard, own);
  return move && restsOnAgribalyse(heard) ? movedFigure(heard, move, null) : figure;
}

function centredFigure(heard: Heard, weighing: Weighing): BaseFigure {
  const { figure } = heard;
  const ratio = farmRatioTo(weighing.centre, figure);
  const whole: Whole = { stages: figure.stages, split: figure.split };
  const moved = ratio === null ? scaledWhole(whole, weighing.centre / sumOfStages(figure.stages)) : withMovedFarm(whole, ratio);
  return { ...figure, ...moved, ...judged(heard, moved, weighing), steps: [...figure.steps, weighedStep(weighing)] };
}

function movedFigure(heard: Heard, { ratio, moves, foods }: KindMove, own: Weighing | null): BaseFigure {
  const { figure } = heard;
  const moved = moves === 'farm' ? withMovedFarm(figure, ratio) : scaledWhole(figure, ratio);
  const step: FactorStep = {
    kind: 'weighed_as_kin',
    stage: moves === 'farm' ? 'agriculture' : null,
    value: ratio,
    about: { foods },
  };
  const steps = [...figure.steps, ...(own ? [weighedStep(own)] : []), step];
  return { ...figure, ...moved, ...(own ? judged(heard, moved, own) : rangeAround(heard, moved)), steps };
}

/** The range of all that speak, at the boundary of the base; surest only where none of them lies beyond ×2. */
function judged(heard: Heard, moved: Whole, { voices }: Weighing): Pick<BaseFigure, 'grade' | 'lowRatio' | 'highRatio'> {
  const total = sumOfStages(moved.stages);
  const others = heard.values.filter(({ source }) => !voices.some((voice) => voice.source === source));
  const said = [...voices.map(({ value }) => value), ...others.map(({ atRetail }) => atRetail)];
  const isConfirmed = said.every((value) => value / total <= CONFIRMS_WITHIN && total / value <= CONFIRMS_WITHIN);
  const aligned = heard.values.map((value) => {
    const voice = voices.find(({ source }) => source === value.source);
    return voice ? { ...value, atRetail: voice.value } : value;
  });
  const grade = gradeOf(heard.figure, isConfirmed);
  return { grade, ...rangeOf(total, aligned, grade) };
}

/** Where two editions of a source differ, the others that were weighed with it tell nearly as much as they alone would. */
function gradeOf({ basis, steps }: BaseFigure, isConfirmed: boolean): Grade {
  if (basis === 'class' || basis === 'proxy') return 'C';
  const differs = steps.some(({ kind }) => kind === 'editions_differ');
  return differs || !isConfirmed ? 'B' : 'A';
}

/** A source that lay at the old figure lies beside the moved one. */
function rangeAround({ values, figure }: Heard, moved: Whole): Pick<BaseFigure, 'lowRatio' | 'highRatio'> {
  const total = sumOfStages(moved.stages);
  const before = sumOfStages(figure.stages);
  const { lowRatio, highRatio } = rangeOf(total, values, figure.grade);
  return { lowRatio: Math.min(lowRatio, before / total, 1), highRatio: Math.max(highRatio, before / total, 1) };
}

function weighedStep({ voices, centre }: Weighing): FactorStep {
  const whole = voices.reduce((sum, { weight }) => sum + weight, 0);
  const sources = voices.map(({ source, value, weight }) => ({ id: source, value, share: weight / whole }));
  return { kind: 'weighed', stage: null, value: centre, about: { sources } };
}

/** A figure that stands on one record of another source was never Agribalyse's, and does not move as that does. */
function restsOnOneRecord(heard: Heard): boolean {
  return heard.entry.agribalyse === undefined && heard.entry.override === undefined;
}

function restsOnAgribalyse({ entry }: Heard): boolean {
  return entry.agribalyse !== undefined && (entry.override === undefined || OWN_SOURCES.has(entry.override.source));
}
