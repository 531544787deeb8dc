import type { SaidDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { type Format, useFormat } from '../platform/i18n/use-format.ts';
import { type Text, useText } from '../platform/i18n/use-text.ts';

export interface DifferenceWords {
  /** "Certainly less". */
  sure: (difference: SaidDifference) => string;
  /** "Compared with the average of all: Certainly less", where nothing else says what is compared with. */
  comparedWith: (against: string, difference: SaidDifference) => string;
  /** "Certainly less: 9 % to 15 % less." */
  range: (difference: SaidDifference) => string;
  /** The same, with what would settle it. */
  sentence: (difference: SaidDifference) => string;
  /** The heading of a column of such sentences. */
  column: string;
  /** The basis of each such sentence. */
  restsOn: string;
}

export function useDifferenceWords(): DifferenceWords {
  return differenceWords(useText('footprint/difference'), useFormat());
}

/** How a difference is said everywhere: on screens, on paper and in files. */
export function differenceWords(text: Text<'footprint/difference'>, format: Format): DifferenceWords {
  // Nothing is left to be said: both are the same, whatever the food data say.
  const sure = (difference: SaidDifference): string => text(isSame(difference) ? 'sure.same' : `sure.${difference.sure}`);
  const range = (difference: SaidDifference): string => {
    const percents = percentRange(difference, text, format);
    return percents === null ? `${sure(difference)}.` : `${sure(difference)}${format.colon} ${percents}.`;
  };
  const sentence = (difference: SaidDifference): string => {
    const settled = settledBy(difference, text);
    return settled === null ? range(difference) : `${range(difference)} ${settled}`;
  };
  const comparedWith = (against: string, difference: SaidDifference): string => `${against}${format.colon} ${sure(difference)}`;
  return { sure, comparedWith, range, sentence, column: text('column'), restsOn: text('restsOn') };
}

/** The range in percent of what is compared with; null where it cannot be drawn. */
function percentRange({ percent }: SaidDifference, text: Text<'footprint/difference'>, format: Format): string | null {
  if (percent === null || isSame({ percent })) return null;
  const [lower, upper] = [percent.low / 100, percent.high / 100];
  const exact = lower === upper;
  const most = Math.max(Math.abs(lower), Math.abs(upper));
  const shown = (share: number): string => format.percent(Math.abs(share), most < 0.1 && !isWhole(share) ? 1 : 0);
  if (exact) return text(lower < 0 ? 'range.exactLess' : 'range.exactMore', { percent: shown(lower) });
  if (upper <= 0) return text('range.less', { least: shown(upper), most: shown(lower) });
  if (lower >= 0) return text('range.more', { least: shown(lower), most: shown(upper) });
  return text('range.either', { less: shown(lower), more: shown(upper) });
}

/** Both sides are the same to the last gram: that is known, not open. */
function isSame({ percent }: Pick<SaidDifference, 'percent'>): boolean {
  return percent !== null && percent.low === 0 && percent.high === 0;
}

function isWhole(share: number): boolean {
  return Math.abs(share * 100 - Math.round(share * 100)) < 1e-9;
}

function settledBy({ settledBy: { kind, food } }: SaidDifference, text: Text<'footprint/difference'>): string | null {
  if (kind === 'nothing') return null;
  if (kind !== 'food') return text(`settledBy.${kind}`);
  return food === null ? text('settledBy.someFood') : text('settledBy.food', { food });
}
