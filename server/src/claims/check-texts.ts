import type { ClaimCheckReply, ClaimCheckRequest } from '@plateprint/shared/claims/claim-api.ts';
import { checkClaims } from '@plateprint/shared/claims/check/check-claims.ts';
import { inSlices } from '../platform/slices/in-slices.ts';

/** The claims in each text, in order; `today` decides what is still to come. */
export async function checkTexts({ language, country, texts }: ClaimCheckRequest, today: Date): Promise<ClaimCheckReply> {
  const year = today.getUTCFullYear();
  const items = await inSlices(texts, (asked) => {
    const { text, ...known } = typeof asked === 'string' ? { text: asked } : asked;
    return { input: text, findings: checkClaims(text, { ...known, language, country, year }) };
  });
  return { items };
}
