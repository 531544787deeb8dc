import type { InstituteOverlay } from '@plateprint/shared/ingredients/food-data-institute.ts';
import type {
  FoodDataRelease,
  InstituteFigure,
  SourceDescription,
  VariationRecord,
} from '@plateprint/shared/ingredients/food-data-release.ts';
import { STAGES, type StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { NAME_LANGUAGES, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { InstituteRow } from '../read/institute-rows.ts';
import { rangeOf } from '../read/range.ts';
import { scaleStages } from '../figures/stage-split.ts';

/** kg CO2e per kg: beyond it a file is in grams or in another unit. Lamb at its heaviest is 60. */
const MOST_CO2E = 300;
/** The stages may miss their total by this share, by rounding. */
const STAGES_WITHIN = 0.02;

export interface ReadOverlay {
  overlay: InstituteOverlay;
  /** Rows that cannot stand, each with its line and what is wrong. */
  problems: string[];
}

/** The institute's rows as figures of the release's variations; see docs/footprint.md for the columns. */
export function instituteOverlay(
  rows: readonly InstituteRow[],
  source: SourceDescription,
  release: FoodDataRelease,
): ReadOverlay {
  const find = finderOf(release);
  const figures: Record<string, InstituteFigure> = {};
  const lines = new Map<string, number>();
  const problems: string[] = [];
  for (const { line, cells } of rows) {
    const problem = (text: string) => problems.push(`line ${line} (${cells['id'] || cells['name'] || 'no id or name'}): ${text}`);
    const variation = find(cells);
    if (typeof variation === 'string') {
      problem(variation);
      continue;
    }
    const figure = figureOf(cells, variation, source);
    if (typeof figure === 'string') problem(figure);
    else if (lines.has(variation.id)) problem(`${variation.id} stands in line ${lines.get(variation.id)} already`);
    else {
      figures[variation.id] = figure;
      lines.set(variation.id, line);
    }
  }
  return { overlay: { source, figures }, problems };
}

type Cells = InstituteRow['cells'];

/** By the id of a variation, of an ingredient (its usual state), or by an exact name. A text says why there is none. */
function finderOf({ ingredients }: FoodDataRelease): (cells: Cells) => VariationRecord | string {
  const byId = new Map<string, VariationRecord>();
  const byName = new Map<string, VariationRecord>();
  for (const { id, names, variations } of ingredients) {
    const [usual] = variations;
    if (usual) byId.set(id, usual);
    for (const variation of variations) byId.set(variation.id, variation);
    for (const language of NAME_LANGUAGES)
      for (const name of names[language]) if (usual) byName.set(`${language} ${name.toLowerCase()}`, usual);
  }
  return ({ id = '', name = '', language = '' }) => {
    if (id !== '') return byId.get(id) ?? `there is no ingredient or variation ${id}`;
    if (name === '') return 'neither id nor name';
    if (!isNameLanguage(language)) return `the language of a name is one of ${NAME_LANGUAGES.join(', ')}`;
    return byName.get(`${language} ${name.toLowerCase()}`) ?? `no ingredient is called ${name} in ${language}: give its id`;
  };
}

function isNameLanguage(word: string): word is NameLanguage {
  return NAME_LANGUAGES.some((language) => language === word);
}

function figureOf(cells: Cells, variation: VariationRecord, source: SourceDescription): InstituteFigure | string {
  const value = numberOf(cells['co2e']);
  if (value === null || !(value > 0)) return 'co2e is no number above 0';
  if (value > MOST_CO2E) return `co2e ${value} is above ${MOST_CO2E}: is it kg per kg?`;
  const stages = stagesOf(cells, value, variation);
  if (typeof stages === 'string') return stages;
  const range = rangeWithin(cells, value);
  if (typeof range === 'string') return range;
  const record = cells['id'] || cells['name'] || '';
  const note = cells['source_note'] ?? '';
  return {
    stages,
    ...range,
    grade: 'B',
    basis: 'direct',
    sources: [{ source: source.id, record, label: note === '' ? source.title : note, value }],
    steps: [{ kind: 'as_published', stage: null, value, about: { source: `${source.publisher} ${source.version}`, record } }],
  };
}

/** The row's own stages; without them the total is split as the figure that it replaces. */
function stagesOf(cells: Cells, value: number, { institute, base }: VariationRecord): StageValues | string {
  const given = STAGES.filter((stage) => (cells[stage] ?? '') !== '');
  if (given.length === 0) {
    const model = institute?.stages ?? base;
    if (!model || sumOfStages(model) <= 0) return { agriculture: value, processing: 0, packaging: 0, transport: 0, retail: 0 };
    return scaleStages(model, value / sumOfStages(model));
  }
  if (given.length < STAGES.length)
    return `stages are all or none: ${STAGES.filter((stage) => !given.includes(stage)).join(', ')} missing`;
  const parts = STAGES.map((stage) => numberOf(cells[stage]));
  if (parts.some((part) => part === null || part < 0)) return 'a stage is no number';
  const stages = Object.fromEntries(STAGES.map((stage, place) => [stage, parts[place] ?? 0])) as StageValues;
  const sum = sumOfStages(stages);
  return Math.abs(sum - value) > STAGES_WITHIN * value ? `the stages sum to ${sum.toFixed(3)}, not ${value}` : stages;
}

function rangeWithin(cells: Cells, value: number): { low: number; high: number } | string {
  const texts = [cells['low'] ?? '', cells['high'] ?? ''];
  if (texts.every((text) => text === '')) {
    const { lowRatio, highRatio } = rangeOf(value, [], 'B');
    return { low: value * lowRatio, high: value * highRatio };
  }
  const [low, high] = texts.map(numberOf);
  if (typeof low !== 'number' || typeof high !== 'number') return 'low and high are both or neither, and numbers';
  return low <= value && value <= high && low >= 0 ? { low, high } : `co2e ${value} is not between low ${low} and high ${high}`;
}

/** With a decimal point or comma; null where it is none. */
function numberOf(text = ''): number | null {
  const value = Number(text.replace(',', '.'));
  return text === '' || !Number.isFinite(value) ? null : value;
}
