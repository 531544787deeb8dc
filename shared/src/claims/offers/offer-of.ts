import { co2Text } from '../../footprint/co2-display.ts';
import { type Language, localeOf } from '../../kernel/language.ts';
import type { ClaimContext, ClaimKind } from '../claim.ts';
import { OFFER_TEXTS } from './offer-texts.ts';

/** Of one dish: grams CO2e of a portion as guests may read them, and the day on which it was calculated, `YYYY-MM-DD`. */
export interface DishFigure {
  co2PerPortion: number;
  calculatedOn: string;
}

interface Place {
  context: ClaimContext;
  figure?: DishFigure | undefined;
}

/** The offer in place of a claim of a kind, with the dish's own figure where there is one; it passes the check itself. */
export function offerOf(kind: ClaimKind, language: Language, { context, figure }: Place): string {
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
      return figure ? texts.value(co2Text(figure.co2PerPortion, localeOf(language)), figure.calculatedOn) : texts[context];
  }
}
