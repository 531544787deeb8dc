import type { PlacedClaim } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { type ClaimsQuestion, useClaimsQuestion } from '../claims/use-claims-question.tsx';
import { call } from '../platform/api/call.ts';
import { useText } from '../platform/i18n/use-text.ts';

interface MenuInQuestion {
  restaurantId: string;
  /** Null: not saved yet. */
  menuId: string | null;
  name: string;
}

/** The question about the words of a menu, a table card or a plan on its way to guests. */
export function useMenuClaimsQuestion(look: () => Promise<readonly PlacedClaim[]>, menu: MenuInQuestion): ClaimsQuestion {
  const text = useText('claims');
  return useClaimsQuestion(look, {
    keep: async (answer) => call(keepMenuClaims, { body: { ...menu, ...answer } }),
    goOn: { share: text('ask.share'), export: text('ask.export') },
  });
}
