import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/claims.ts';

export default {
  found:
    '{count, plural, one {En formulering håller kanske inte inför gäster} other {# formuleringar håller kanske inte inför gäster}}',
  lead: 'Kontrollera dem innan du delar. Inget ändras automatiskt.',
  advice: 'Detta är ingen juridisk rådgivning. Att inget hittas betyder inte att en text är laglig.',
  show: 'Visa',
  hide: 'Dölj',
  rule: 'Regel',
  offer: 'Det du kan skriva i stället',
  list: 'Formuleringar som hittats',
  places: {
    name: 'Menyns namn',
    block: 'Text på sidan',
    dish: 'Rättens namn',
    description: 'Rättens beskrivning',
    own_label: 'Egen märkning',
    label_title: 'Märkningens rubrik',
  },
  why: {
    never: 'En rätt eller ett kök blir aldrig klimatneutralt eller klimatpositivt genom kompensation.',
    generic: '”Bra för miljön” går inte att kontrollera.',
    future: 'Ett löfte om framtiden kräver en offentlig plan som någon oberoende följer upp.',
    comparison: 'En jämförelse kräver båda värdena och vad de gäller.',
    organic: 'Ordet ekologisk håller bara där receptet är ekologiskt, enligt landets regler för kök.',
    whole_product: 'Det sägs om allt, men gäller kanske bara en del.',
    legal_duty: 'Det kräver lagen av alla: det är ingen förtjänst.',
  },
  ask: {
    title: 'Några formuleringar håller kanske inte',
    lead: 'Du får gå vidare. Ditt namn och ditt skäl sparas bland organisationens ändringar.',
    reason: 'Varför formuleringen är befogad',
    hint: 'Till exempel certifikatet som täcker det.',
    noReason: 'Fyll i ett skäl.',
    share: 'Lägg på länken ändå',
    export: 'Ladda ner ändå',
  },
} satisfies Texts<typeof enGb>;
