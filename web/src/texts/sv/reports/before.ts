import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Högst {counted} av {all} portioner kommer att räknas med ({share}).',
    procurement: 'Högst {counted} av {all} av det inköpta kommer att räknas med ({share}).',
  },
  state: {
    whole: 'Det räcker för ett värde och en bokstav.',
    partial: 'Rapporten får ett värde och en bokstav, med andelen bredvid.',
    too_little: 'För lite för en bokstav, ett jämförelsevärde eller en jämförelse: rapporten säger ”minst … medräknat hittills”.',
  },
  first: 'Det som saknas mest: {names}.',
  more: '{count, plural, one {Ytterligare # namn är inte matchat.} other {Ytterligare # namn är inte matchade.}}',
} satisfies Texts<typeof enGb>;
