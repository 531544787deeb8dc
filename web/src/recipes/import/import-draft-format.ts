import { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { AnyProblemCode } from '@plateprint/shared/kernel/api/any-problem-code.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { LibraryScope } from '@plateprint/shared/recipes/model/recipe.ts';
import * as z from 'zod/mini';
import type { DraftFormat } from '../../drafts/stored/draft-format.ts';
import { type ImportItem, type ImportState, NEW_IMPORT } from './import-state.ts';

const FieldProblem = z.object({ path: z.string(), code: z.string(), message: z.string() });

const Outcome = z.union([
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('sent'), clientKey: z.string() }),
  /** Until November 2026 what was in doubt had no key under which it could be sent again. */
  z.object({ state: z.literal('sent'), since: z.number() }),
  z.object({ state: z.literal('created') }),
  z.object({
    state: z.literal('refused'),
    code: z.catch(AnyProblemCode, 'internal'),
    fields: z._default(z.array(FieldProblem), []),
  }),
]);

const Item = z.object({
  id: z.string(),
  recipe: ImportedRecipe,
  isTaken: z._default(z.boolean(), true),
  // Lost ones are understood again from the lines.
  chosen: z.catch(z.record(z.string(), MatchCandidate), {}),
  outcome: z._default(Outcome, { state: 'waiting' }),
});

const Content = z.object({
  step: z.catch(z.enum(['source', 'columns', 'preview', 'done']), 'preview'),
  written: z.string(),
  items: z.array(Item),
  isEdited: z._default(z.boolean(), false),
  library: z._default(z.nullable(LibraryScope), null),
  leftRows: z.catch(z.array(z.number()), []),
});

/** An unfinished import, as this browser keeps it: a spreadsheet can be chosen again, what was written or changed cannot. */
export const IMPORT_DRAFT: DraftFormat<ImportState> = {
  kind: 'import',
  version: 1,
  read: (content) => {
    const read = Content.safeParse(content);
    if (!read.success) return null;
    const items = read.data.items.map(itemOf);
    const step = items.length > 0 && read.data.step !== 'source' ? 'preview' : 'source';
    return { ...NEW_IMPORT, ...read.data, items, step };
  },
  write: ({ step, written, items, isEdited, library, leftRows }) => ({ step, written, items, isEdited, library, leftRows }),
  thingOf: () => null,
  nameOf: ({ items, written }) => (items.find(({ recipe }) => recipe.title)?.recipe.title ?? firstLineOf(written)).trim(),
  factsOf: ({ items }) => ({ recipes: String(items.length) }),
};

/** Whether there is anything that would be missed: what was written or found, and not all of it created yet. */
export function isUnfinished({ step, written, items }: ImportState): boolean {
  if (step === 'done') return items.some(({ outcome }) => outcome.state === 'refused');
  return !isBlank(written) || items.length > 0;
}

/** An item that was sent without a key may be there already: it is not sent again unasked. */
function itemOf({ outcome, ...item }: z.infer<typeof Item>): ImportItem {
  if (outcome.state !== 'sent' || 'clientKey' in outcome) return { ...item, outcome };
  return { ...item, isTaken: false, outcome: { state: 'waiting' } };
}

const LONGEST_NAME = 80;

function firstLineOf(written: string): string {
  const start = written.trimStart().slice(0, 2 * LONGEST_NAME);
  return (start.split('\n', 1)[0] ?? '').slice(0, LONGEST_NAME).toWellFormed();
}
