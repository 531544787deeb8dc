import { withoutLimits } from '@plateprint/shared/kernel/without-limits.ts';
import { CustomLabel, MenuDish, MenuDraft } from '@plateprint/shared/menus/menu.ts';
import * as z from 'zod/mini';
import type { DraftFormat } from '../../../drafts/stored/draft-format.ts';
import type { CreatorState } from './creator-state.ts';

const Content = z.object({
  draft: withoutLimits(MenuDraft),
  base: z._default(z.nullable(z.object({ id: z.string(), version: z.number(), legacy: z._default(z.boolean(), false) })), null),
  // Lost facts of dishes and labels are looked up again.
  recipes: z.catch(z.array(MenuDish), []),
  customLabels: z.catch(z.array(CustomLabel), []),
  backgroundUrl: z._default(z.nullable(z.string()), null),
});

/** An unsaved menu, as this browser keeps it. */
export const MENU_DRAFT: DraftFormat<CreatorState> = {
  kind: 'menu',
  version: 1,
  read: (content) => {
    const read = Content.safeParse(content);
    return read.success ? { ...read.data, changed: true } : null;
  },
  write: ({ draft, base, recipes, customLabels, backgroundUrl }) => ({ draft, base, recipes, customLabels, backgroundUrl }),
  thingOf: ({ base }) => base?.id ?? null,
  nameOf: ({ draft }) => draft.name.trim(),
  factsOf: () => ({}),
};
