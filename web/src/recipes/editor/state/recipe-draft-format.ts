import { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { withoutLimits } from '@plateprint/shared/kernel/without-limits.ts';
import { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import * as z from 'zod/mini';
import type { DraftFormat } from '../../../drafts/stored/draft-format.ts';
import { type EditorState, LINE_READINGS } from './editor-state.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';

/** Until November 2026 a recipe stated allergens by name alone; what was named was in it. */
const FormerAllergens = z.object({ draft: z.looseObject({ allergens: z.array(Allergen) }) });

const Content = z.object({
  draft: withoutLimits(RecipeDraft),
  base: z._default(
    z.nullable(z.object({ id: z.string(), version: z.number(), consumption: z._default(z.nullable(z.string()), null) })),
    null,
  ),
  // Lost ones are read again from the lines.
  readings: z.catch(z.record(z.string(), z.object({ state: z.enum(LINE_READINGS), candidates: z.array(MatchCandidate) })), {}),
});

/** An unsaved recipe or ingredient bag, as this browser keeps it. */
export const RECIPE_DRAFT: DraftFormat<EditorState> = {
  kind: 'recipe',
  version: 1,
  read: (content) => {
    const read = Content.safeParse(fromWire(Content, withStatements(content)));
    return read.success && read.data.draft.names.length > 0 ? { ...read.data, changed: true } : null;
  },
  write: ({ draft, base, readings }) => toWire(Content, { draft, base, readings }),
  thingOf: ({ base }) => base?.id ?? null,
  nameOf: ({ draft }) => draft.names.find(({ name }) => name.trim() !== '')?.name.trim() ?? '',
  factsOf: ({ draft }): Record<string, string> => (draft.ingredientBag ? { bag: 'true' } : {}),
};

function withStatements(content: unknown): unknown {
  const former = FormerAllergens.safeParse(content);
  if (!former.success) return content;
  const { draft, ...rest } = former.data;
  const allergens = draft.allergens.map((allergen) => ({ allergen, state: 'contains' }));
  return { ...(content as object), ...rest, draft: { ...draft, allergens } };
}
