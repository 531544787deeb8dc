import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { LabelledName } from './labelled.ts';

export interface NameJudgement {
  items: number;
  /** Share of the names that have an ingredient, with it first and among five, however sure. */
  first: number;
  five: number;
  /** Of what is taken without a person: how much is right, and how much of all names with an ingredient that is. */
  precision: number;
  coverage: number;
  /** Expected calibration error over ten bins of confidence. */
  calibrationError: number;
  /** Share of origins and organic marks that are read. */
  marks: number;
  /** Names of false friends and of what is no food, and how many of them were taken as the wrong thing. */
  traps: number;
  trapped: number;
  /** Milliseconds a name. */
  p50: number;
  p95: number;
  misses: string[];
}

interface Judged {
  item: LabelledName;
  match: NameMatch;
  isRight: boolean;
}

export function judgeNames(
  items: readonly LabelledName[],
  language: Language,
  matchName: (name: string, language: Language) => NameMatch,
): NameJudgement {
  const took: number[] = [];
  const judged = items.map((item): Judged => {
    const started = performance.now();
    const match = matchName(item.name, language);
    took.push(performance.now() - started);
    return { item, match, isRight: accepted(item).includes(match.candidates[0]?.ingredientId ?? null) };
  });
  const named = judged.filter(({ item }) => item.ingredient !== null);
  const five = named.filter(({ item, match }) => match.candidates.some((each) => accepted(item).includes(each.ingredientId)));
  const taken = judged.filter(({ match }) => match.matched);
  const marked = judged.filter(({ item }) => item.origin !== undefined || item.organic);
  const traps = judged.filter(({ item }) => item.kind === 'false-friend' || item.kind === 'not-food');
  const times = took.toSorted((a, b) => a - b);
  return {
    items: items.length,
    first: share(named.filter(({ isRight }) => isRight).length, named.length),
    five: share(five.length, named.length),
    precision: share(taken.filter(({ isRight }) => isRight).length, taken.length),
    coverage: share(named.filter(({ match }) => match.matched).length, named.length),
    calibrationError: calibrationError(judged),
    marks: share(marked.filter(hasRightMarks).length, marked.length),
    traps: traps.length,
    trapped: traps.filter(isWrong).length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    misses: judged.filter((each) => isWrong(each) || (each.item.ingredient !== null && !each.isRight)).map(missOf),
  };
}

function isWrong({ isRight, match }: Judged): boolean {
  return match.matched && !isRight;
}

function accepted({ ingredient, also }: LabelledName): (string | null)[] {
  return [ingredient, ...(also ?? [])];
}

function hasRightMarks({ item, match }: Judged): boolean {
  return (item.origin === undefined || match.origin_id === item.origin) && (!item.organic || match.organic);
}

function share(part: number, of: number): number {
  return of === 0 ? 1 : part / of;
}

/** How far the stated confidence of the best candidate is from how often it is right. */
function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, right: 0 }));
  for (const { item, match } of judged) {
    const best = match.candidates[0];
    if (!best) continue;
    const bin = bins[Math.min(9, Math.floor(best.confidence * 10))];
    if (!bin) continue;
    bin.count++;
    bin.stated += best.confidence;
    if (accepted(item).includes(best.ingredientId)) bin.right++;
  }
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { stated, right }) => sum + Math.abs(stated - right), 0) / Math.max(1, all);
}

function missOf({ item, match }: Judged): string {
  const candidates = match.candidates.map((each) => `${each.ingredientId} ${each.confidence}`).join(', ');
  return `${match.matched ? 'TAKEN ' : ''}[${item.kind}] ${item.name}  →  ${candidates || 'nothing'}, not ${accepted(item).join(' or ')}`;
}
