import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Hooguit {counted} van {all} porties worden meegeteld ({share}).',
    procurement: 'Van de inkoop wordt hooguit {counted} van {all} meegeteld ({share}).',
  },
  state: {
    whole: 'Dat is genoeg voor een waarde en een letter.',
    partial: 'Het rapport krijgt een waarde en een letter, met dit aandeel ernaast.',
    too_little:
      'Te weinig voor een letter, een referentiewaarde of een vergelijking: het rapport zegt ‘ten minste … tot nu toe meegeteld’.',
  },
  first: 'Ontbreekt het eerst: {names}.',
  more: '{count, plural, one {Nog # naam is niet gekoppeld.} other {Nog # namen zijn niet gekoppeld.}}',
} satisfies Texts<typeof enGb>;
