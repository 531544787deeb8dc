import type { Language } from '../../kernel/language.ts';
import type { ClaimContext, ClaimKind } from '../claim.ts';
import { OFFER_TEXTS } from './offer-texts.ts';

/** What could stand instead of a claim of a kind; it passes the check itself. */
export function offerOf(kind: ClaimKind, language: Language, context: ClaimContext): string {
  const texts = OFFER_TEXTS[language];
  switch (kind) {
    case 'organic':
      return texts.origin;
    case 'whole_product':
      return texts.part;
    case 'legal_duty':
      return texts.made;
    case 'never':
    case 'generic':
    case 'future':
    case 'comparison':
      return texts[context];
  }
}
