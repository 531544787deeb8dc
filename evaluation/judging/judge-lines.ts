import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Quantity } from '@plateprint/shared/ingredients/phrase/read-quantity.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { LabelledLine } from './labelled.ts';

export interface LineJudgement {
  items: number;
  /** Shares, 0–1. */
  quantity: number;
  unit: number;
  all: number;
  misses: string[];
}

export function judgeLines(items: readonly LabelledLine[], language: Language): LineJudgement {
  const count = { quantity: 0, unit: 0, all: 0 };
  const misses: string[] = [];
  for (const item of items) {
    const phrase = parseLine(item.line, language);
    const isQuantity = sameQuantity(phrase.quantity, item.quantity);
    const isOtherQuantity = item.alsoQuantity !== undefined && sameQuantity(phrase.quantity, item.alsoQuantity);
    const isMeasured =
      (isQuantity && sameUnit(phrase.unit, item.unit)) || (isOtherQuantity && sameUnit(phrase.unit, item.alsoUnit ?? null));
    const isNamed = [item.name, ...(item.alsoName ?? [])].some((name) => tidy(name) === tidy(phrase.name));
    if (isQuantity || isOtherQuantity) count.quantity++;
    if (isMeasured) count.unit++;
    if (isMeasured && isNamed) count.all++;
    else
      misses.push(
        `${item.line}  →  ${JSON.stringify([phrase.quantity, phrase.unit, phrase.name])}, not ${JSON.stringify([item.quantity, item.unit, item.name])}`,
      );
  }
  const share = (right: number): number => right / Math.max(1, items.length);
  return { items: items.length, quantity: share(count.quantity), unit: share(count.unit), all: share(count.all), misses };
}

function tidy(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

/** A bare number and a number of pieces count the same. */
function sameUnit(read: string | null, wanted: string | null): boolean {
  return (read ?? 'piece') === (wanted ?? 'piece');
}

/** Thirds are written with two or three decimals. */
function sameQuantity(read: Quantity | null, wanted: Quantity | null): boolean {
  if (read === null || wanted === null) return read === wanted;
  const [left, right] = [[read].flat(), [wanted].flat()];
  return left.length === right.length && left.every((each, at) => Math.abs(each - (right[at] ?? 0)) <= 0.01 * Math.max(1, each));
}
