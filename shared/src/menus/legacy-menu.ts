import * as z from 'zod/mini';
import { ORIENTATIONS } from '../exports/page-size.ts';
import { Id } from '../kernel/id.ts';
import { type Language } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';
import { type MenuBlock, MOST_BLOCKS } from './menu-block.ts';
import { MenuPage } from './menu.ts';

const Words = z._default(plainText(2000, { lines: true }), '');

/** A menu or template in the former form (specification, point 4). */
export const LegacyMenu = z.object({
  header: Words,
  subheader: Words,
  rows: z
    .array(z.union([z.object({ recipeId: Id }), z.object({ text: plainText(2000, { lines: true }) })]))
    .check(z.maxLength(MOST_BLOCKS)),
  footer: Words,
  orientation: z.enum(ORIENTATIONS),
});
export type LegacyMenu = z.infer<typeof LegacyMenu>;

/** Whether a kept document is of the former form: it has rows and no blocks. */
export function isLegacyMenu(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'rows' in kept && !('blocks' in kept);
}

type LegacyRow = LegacyMenu['rows'][number];

/**
 * Whether words stand as the heading of a course: one line, with a dish right below. The former form had no headings of its own,
 * so this is how they were written; a sentence about a dish stands below it, or takes several lines.
 */
function isHeading({ text }: Extract<LegacyRow, { text: string }>, below: readonly LegacyRow[]): boolean {
  const next = below.find((row) => !('text' in row && isBlank(row.text)));
  return next !== undefined && 'recipeId' in next && !text.trim().includes('\n');
}

/** Maps header, subheader, rows and footer to blocks, in that order and without loss; empty words become no block. */
export function convertLegacyMenu(legacy: LegacyMenu, language: Language): MenuPage {
  const worded = (kind: 'title' | 'text' | 'course', key: string, text: string): MenuBlock[] =>
    isBlank(text) ? [] : [{ kind, _id: key, texts: [{ language, text }], align: 'center' }];
  const rows = legacy.rows.flatMap((row, place): MenuBlock[] => {
    const key = `row-${place + 1}`;
    if ('text' in row) return worded(isHeading(row, legacy.rows.slice(place + 1)) ? 'course' : 'text', key, row.text);
    return [
      {
        kind: 'recipe',
        _id: key,
        recipeId: row.recipeId,
        names: [],
        descriptions: [],
        price: '',
        label: null,
        customLabels: [],
      },
    ];
  });
  const blocks = [
    ...worded('title', 'header', legacy.header),
    ...worded('text', 'subheader', legacy.subheader),
    ...rows,
    ...worded('text', 'footer', legacy.footer),
  ];
  return MenuPage.parse({
    options: { orientation: legacy.orientation, columnType: 'stacked' },
    settings: { language },
    // One after the other: what is more than a column holds goes on in the second.
    blocks: blocks.slice(0, MOST_BLOCKS),
    secondBlocks: blocks.slice(MOST_BLOCKS),
  });
}
