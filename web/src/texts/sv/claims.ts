import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {En formulering håller kanske inte inför gäster} other {# formuleringar håller kanske inte inför gäster}}',
  lead: 'Kontrollera dem innan du delar. Inget ändras automatiskt.',
  advice: 'Detta är ingen juridisk rådgivning. Att inget hittas betyder inte att en text är laglig.',
  show: 'Visa',
  hide: 'Dölj',
  rule: 'Regel',
  offer: 'Så kan du skriva i stället',
  list: 'Formuleringar som hittats',
  places: {
    name: 'Menyns namn',
    block: 'Text på sidan',
    dish: 'Rättens namn',
    description: 'Rättens beskrivning',
    own_label: 'Egen märkning',
    label_title: 'Märkningens rubrik',
    card: 'Bordskort',
    cover: 'Rapportens titel',
    cover_text: 'Rapportens beskrivning',
    report_name: 'Rapportens namn',
  },
  why: {
    never: 'Kompensation gör inte en rätt eller ett kök klimatneutralt eller klimatpositivt.',
    generic: 'Allmänna påståenden som ”bra för miljön” går inte att kontrollera.',
    future: 'Ett löfte om framtiden kräver en offentlig plan som någon oberoende följer upp.',
    comparison: 'En jämförelse kräver båda värdena och vad de gäller.',
    organic: '”Ekologisk” får bara användas om receptet är ekologiskt enligt landets regler för kök.',
    whole_product: 'Det sägs om helheten men gäller kanske bara en del.',
    legal_duty: 'Lagen kräver det av alla, så det är ingen merit.',
  },
  notice: {
    title: {
      menu: 'Formuleringar på den här menyn håller kanske inte.',
      plan: 'Formuleringar i den publicerade matsedeln håller kanske inte.',
      report: 'Formuleringar på rapportens omslag håller kanske inte.',
    },
    lead: {
      menu: 'De tillkom vid en ändring, och ingen har bekräftat dem än. Gästerna kan läsa dem nu.',
      plan: 'De tillkom vid en ändring, och ingen har bekräftat dem än. Gästerna kan läsa dem nu.',
      report: 'De tillkom vid en ändring, och ingen har bekräftat dem än. Alla som öppnar länken kan läsa dem.',
    },
    seen: 'Jag har sett det',
    promise: '{dish} stämmer inte med ”{words}”.',
    words: '”{words}”.',
  },
  ask: {
    title: 'Några formuleringar håller kanske inte',
    lead: 'Du kan fortsätta. Ditt namn och ditt skäl sparas i organisationens ändringslogg.',
    reason: 'Varför formuleringen är befogad',
    hint: 'Till exempel certifikatet som styrker det.',
    noReason: 'Fyll i ett skäl.',
    share: 'Publicera ändå',
    shareReport: 'Skapa länken ändå',
    export: 'Fortsätt ändå',
  },
} satisfies Texts<typeof enGb>;
