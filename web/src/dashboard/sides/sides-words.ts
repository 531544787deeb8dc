import type { SideFigure, SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import { isMonth } from '@plateprint/shared/kernel/month.ts';
import type { Format } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';

export interface SidesWords {
  /** "Matsalen, January 2026 to March 2026", "Lunch report (version of 3 Nov 2026, 14:05)". */
  name: (side: SideFigure) => string;
  /** How much of it is counted, and which months are missing. */
  covers: (side: SideFigure) => string[];
  /** With which food data both are counted. */
  ground: (change: SidesChange) => string;
}

/** What both sides are called, and what they rest on: the same on the screen, on paper and in files. */
export function sidesWords(text: Text<'dashboard/sides'>, format: Format): SidesWords {
  const dayOrMonth = (when: string): string => (isMonth(when) ? format.month(when) : format.date(when));
  const time = ({ from, to }: SideFigure): string | null => {
    if (from === null) return null;
    return to === null || to === from ? dayOrMonth(from) : text('span', { from: dayOrMonth(from), to: dayOrMonth(to) });
  };
  const name = (side: SideFigure): string => {
    const called = [side.name, side.reportId !== null && side.version !== null ? null : time(side)].filter(
      (part) => part !== null,
    );
    const words = called.join(', ');
    return side.savedAt === null ? words : text('versionOf', { name: words, moment: format.moment(side.savedAt) });
  };
  const covers = ({ coverage, coverageState, coverageOf, monthsMissing }: SideFigure): string[] => [
    ...(coverage === null ? [] : [text(`covers.${coverageOf}`, { share: format.covered(coverage) })]),
    ...(coverageState === 'too_little' && coverage !== null ? [text('tooLittle')] : []),
    ...(monthsMissing.length > 0
      ? [text('missing', { months: format.list(monthsMissing.map((month) => format.month(month))) })]
      : []),
  ];
  const ground = ({ a, b, figures, today }: SidesChange): string => {
    if (figures === 'today') return text('ground.today', { version: today });
    const [ofA, ofB] = [a, b].map(({ foodDataVersions }) => format.list(foodDataVersions)) as [string, string];
    return ofA === ofB ? text('ground.published', { version: ofA }) : text('ground.apart', { a: ofA, b: ofB });
  };
  return { name, covers, ground };
}
