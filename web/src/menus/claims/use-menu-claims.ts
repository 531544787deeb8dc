import type { PlacedClaim } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import type { ClaimingMenu } from '@plateprint/shared/menus/menu-claims.ts';
import { useEffect, useState } from 'react';

/** Milliseconds without typing after which the words are looked at. */
const PAUSE = 400;
const NONE: readonly PlacedClaim[] = [];

/** The claims of a menu while it is edited. The lists of words are fetched with the first menu that is looked at. */
export function useMenuClaims(menu: ClaimingMenu, country: string): readonly PlacedClaim[] {
  const [claims, setClaims] = useState(NONE);
  const { name, settings, blocks, secondBlocks, recipes, customLabels } = menu;
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const { claimsOfMenu } = await import('@plateprint/shared/menus/menu-claims.ts');
      if (!isCurrent) return;
      const read = { name, settings, blocks, secondBlocks, recipes, customLabels };
      setClaims(claimsOfMenu(read, { country, year: new Date().getFullYear() }));
    };
    const pause = setTimeout(() => void look(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [name, settings, blocks, secondBlocks, recipes, customLabels, country]);
  return claims;
}
