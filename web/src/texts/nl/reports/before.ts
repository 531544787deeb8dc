import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Hoogstens {counted} van {all} porties worden meegeteld ({share}).',
    procurement: 'Van de inkoop wordt hoogstens {counted} van {all} meegeteld ({share}).',
  },
  state: {
    whole: 'Dat is genoeg voor een waarde en een letter.',
    partial: 'Het rapport krijgt een waarde en een letter, met dit aandeel ernaast.',
    too_little:
      'Te weinig voor een letter, een referentiewaarde of een vergelijking: in het rapport staat ‘minstens … tot nu toe meegeteld’.',
  },
  first: 'Vooral dit ontbreekt: {names}.',
  more: '{count, plural, one {Nog # naam is niet gekoppeld.} other {Nog # namen zijn niet gekoppeld.}}',
} satisfies Texts<typeof enGb>;
