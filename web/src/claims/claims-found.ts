import type { PlacedClaim, PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';

/** The claims of texts as of today. The lists of words are fetched with the first texts that are looked at. */
export async function claimsFound(texts: readonly PlacedText[], country: string): Promise<readonly PlacedClaim[]> {
  const { claimsOfTexts } = await import('@plateprint/shared/claims/check/claims-of-texts.ts');
  return claimsOfTexts(texts, { country, year: new Date().getFullYear() });
}
