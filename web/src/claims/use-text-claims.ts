import type { PlacedClaim, PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { useEffect, useState } from 'react';
import { claimsFound } from './claims-found.ts';

/** Milliseconds without typing after which the words are looked at. */
const PAUSE = 400;
const NONE: readonly PlacedClaim[] = [];

/**
 * The claims of texts while they are written; hand in the same list as long as nothing of it changes. The lists of words are fetched with
 * the first text that is looked at.
 */
export function useTextClaims(texts: readonly PlacedText[], country: string): readonly PlacedClaim[] {
  const [claims, setClaims] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const isBlank = texts.every(({ text }) => text.trim() === '');
    const look = async (): Promise<void> => {
      if (isBlank) {
        setClaims(NONE);
        return;
      }
      const found = await claimsFound(texts, country);
      if (isCurrent) setClaims(found);
    };
    const pause = setTimeout(() => void look(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [texts, country]);
  return claims;
}
