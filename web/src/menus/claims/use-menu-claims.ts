import type { PlacedClaim } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import type { ClaimingMenu } from '@plateprint/shared/menus/menu-claims.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Milliseconds without typing after which the words are looked at. */
const PAUSE = 400;
const NONE: readonly PlacedClaim[] = [];

interface Read {
  menu: ClaimingMenu;
  country: string;
}

async function claimsOf({ menu, country }: Read): Promise<readonly PlacedClaim[]> {
  const { claimsOfMenu } = await import('@plateprint/shared/menus/menu-claims.ts');
  return claimsOfMenu(menu, { country, year: new Date().getFullYear() });
}

interface MenuClaims {
  /** As they were after the last pause in writing. */
  claims: readonly PlacedClaim[];
  /** As they are now: what goes to guests is looked at as it stands. */
  look: () => Promise<readonly PlacedClaim[]>;
}

/** The claims of a menu while it is edited. The lists of words are fetched with the first menu that is looked at. */
export function useMenuClaims(menu: ClaimingMenu, country: string): MenuClaims {
  const [claims, setClaims] = useState(NONE);
  const { name, settings, blocks, secondBlocks, recipes, customLabels } = menu;
  const read = useMemo(
    () => ({ menu: { name, settings, blocks, secondBlocks, recipes, customLabels }, country }),
    [name, settings, blocks, secondBlocks, recipes, customLabels, country],
  );
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  // The same function while somebody types: what has it is not drawn anew with every key.
  const look = useCallback(async () => claimsOf(latest.current), []);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const found = await claimsOf(read);
      if (isCurrent) setClaims(found);
    };
    // Without a connection the note comes with the next change; whoever goes on is asked in any case.
    const pause = setTimeout(() => void show().catch(() => undefined), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [read]);
  return { claims, look };
}
