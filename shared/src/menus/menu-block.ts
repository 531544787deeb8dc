import * as z from 'zod/mini';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';

/** The most blocks one column of a menu holds: a wedding of five courses with wines has 60. */
export const MOST_BLOCKS = 400;

/** A block's key on its page. */
const BlockKey = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[\w.:-]+$/));

/** The same words in several languages; a reader gets their own, else the menu's, else the first. */
export const LocalText = z.object({ language: z.enum(LANGUAGES), text: plainText(2000, { lines: true }) });
export type LocalText = z.infer<typeof LocalText>;
const LocalTexts = z._default(z.array(LocalText).check(z.maxLength(LANGUAGES.length)), []);

const ALIGNMENTS = ['start', 'center', 'end'] as const;
const Align = z._default(z.enum(ALIGNMENTS), 'center');
const worded = { _id: BlockKey, texts: LocalTexts, align: Align };

/** How a dish's carbon label is shown: not at all, letter alone, letter with number, the wide one with the word, or the number without judging it. */
export const DISH_LABELS = ['none', 'letter', 'number', 'wide', 'figure'] as const;
export const DishLabel = z.enum(DISH_LABELS);
export type DishLabel = z.infer<typeof DishLabel>;

export const RecipeBlock = z.object({
  kind: z.literal('recipe'),
  _id: BlockKey,
  recipeId: Id,
  /** The dish's name on this menu where it differs from the recipe's. */
  names: LocalTexts,
  descriptions: LocalTexts,
  /** As printed, with its currency: '145 kr'. */
  price: z._default(plainText(40), ''),
  /** The same as an amount, for margins, where somebody typed it; else it is read from the text where that is clear. */
  priceAmount: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** Null: as the menu's settings say. */
  label: z._default(z.nullable(DishLabel), null),
  customLabels: z._default(z.array(Id).check(z.maxLength(10)), []),
});
export type RecipeBlock = z.infer<typeof RecipeBlock>;

/** The blocks of a menu (specification, point 3). */
export const MenuBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), ...worded }),
  z.object({ kind: z.literal('text'), ...worded }),
  z.object({ kind: z.literal('course'), ...worded }),
  RecipeBlock,
  z.object({ kind: z.literal('divider'), _id: BlockKey, style: z._default(z.enum(['line', 'dots', 'leaf']), 'line') }),
  z.object({
    kind: z.literal('image'),
    _id: BlockKey,
    /** The address of an own upload, below `/static/uploads/`. */
    url: z.string().check(z.maxLength(300), z.regex(/^\/static\/uploads\/[\w./-]+$/)),
    alternatives: LocalTexts,
    /** Height in px of the page at its render size. */
    height: z._default(z.number().check(z.minimum(20), z.maximum(1412)), 160),
  }),
  z.object({ kind: z.literal('spacer'), _id: BlockKey, height: z._default(z.number().check(z.minimum(4), z.maximum(1412)), 24) }),
  z.object({ kind: z.literal('legend'), _id: BlockKey }),
  /** From here on a new page. */
  z.object({ kind: z.literal('page_break'), _id: BlockKey }),
]);
export type MenuBlock = z.infer<typeof MenuBlock>;
export type MenuBlockKind = MenuBlock['kind'];

export const MenuBlocks = z.array(MenuBlock).check(z.maxLength(MOST_BLOCKS));

/** Keys of the blocks that a menu plan writes begin with it; the day of a week is a heading of its own. */
export const PLAN_PREFIX = 'plan.';

const DAY = /^plan\.(?<day>\d{4}-\d{2}-\d{2})(?:\.|$)/;

/** The day under whose heading a plan wrote a block; null for blocks of somebody else. */
export function dayOfPlanBlock({ _id }: Pick<MenuBlock, '_id'>): string | null {
  return DAY.exec(_id)?.groups?.['day'] ?? null;
}

/** Whether a block is the name of one of several plans, above its dishes of a day. */
export function isPlanName(block: Pick<MenuBlock, '_id'>): boolean {
  return dayOfPlanBlock(block) !== null && block._id.split('.').length === 3 && !block._id.endsWith('.nothing');
}

/** Whether a plan wrote a week: days that have headings. */
export function showsWeekOfPlan(blocks: readonly Pick<MenuBlock, '_id'>[]): boolean {
  return blocks.some((block) => isDayHeading(block));
}

/** Whether a block is the heading of a day. */
export function isDayHeading(block: Pick<MenuBlock, '_id'>): boolean {
  const day = dayOfPlanBlock(block);
  return day !== null && block._id === `${PLAN_PREFIX}${day}`;
}
