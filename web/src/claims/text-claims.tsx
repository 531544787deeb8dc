import type { PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { ClaimsNote } from './claims-note.tsx';
import { useTextClaims } from './use-text-claims.ts';

/** Says of texts, while they are written, which of their words may not stand in front of guests. */
export function TextClaims({ texts, country }: { texts: readonly PlacedText[]; country: string }) {
  return <ClaimsNote claims={useTextClaims(texts, country)} />;
}
