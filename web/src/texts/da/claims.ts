import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {Én formulering holder måske ikke over for gæster} other {# formuleringer holder måske ikke over for gæster}}',
  lead: 'Tjek dem, før du deler. Intet ændres automatisk.',
  advice: 'Dette er ikke juridisk rådgivning. At der intet findes, betyder ikke, at en tekst er lovlig.',
  show: 'Vis',
  hide: 'Skjul',
  rule: 'Regel',
  offer: 'Sådan kan du skrive i stedet',
  list: 'Fundne formuleringer',
  places: {
    name: 'Menuens navn',
    block: 'Tekst på siden',
    dish: 'Rettens navn',
    description: 'Rettens beskrivelse',
    own_label: 'Eget mærke',
    label_title: 'Mærkernes titel',
    card: 'Bordkort',
    cover: 'Rapportens titel',
    cover_text: 'Rapportens beskrivelse',
    report_name: 'Rapportens navn',
  },
  why: {
    never: 'Kompensation gør ikke en ret eller et køkken klimaneutralt eller klimapositivt.',
    generic: 'Generelle udsagn som »godt for miljøet« kan ikke kontrolleres.',
    future: 'Et løfte om fremtiden kræver en offentlig plan, som en uafhængig part følger op på.',
    comparison: 'En sammenligning kræver begge værdier, og hvad de gælder.',
    organic: '»Økologisk« er kun tilladt, hvis opskriften er økologisk efter landets regler for køkkener.',
    whole_product: 'Det siges om helheden, men gælder måske kun en del.',
    legal_duty: 'Loven kræver det af alle, så det er ingen bedrift.',
  },
  notice: {
    title: {
      menu: 'Formuleringer på denne menu holder måske ikke.',
      plan: 'Formuleringer i den udgivne menuplan holder måske ikke.',
      report: 'Formuleringer på rapportens forside holder måske ikke.',
    },
    lead: {
      menu: 'De kom til ved en ændring, og ingen har bekræftet dem endnu. Gæsterne kan læse dem nu.',
      plan: 'De kom til ved en ændring, og ingen har bekræftet dem endnu. Gæsterne kan læse dem nu.',
      report: 'De kom til ved en ændring, og ingen har bekræftet dem endnu. Alle, der åbner linket, kan læse dem.',
    },
    seen: 'Jeg har set det',
    promise: '{dish} passer ikke med »{words}«.',
    words: '»{words}«.',
  },
  ask: {
    title: 'Nogle formuleringer holder måske ikke',
    lead: 'Du kan fortsætte. Dit navn og din begrundelse gemmes i organisationens ændringslog.',
    reason: 'Hvorfor formuleringen er berettiget',
    hint: 'For eksempel certifikatet, der underbygger det.',
    noReason: 'Skriv en begrundelse.',
    share: 'Udgiv alligevel',
    shareReport: 'Opret linket alligevel',
    export: 'Fortsæt alligevel',
  },
} satisfies Texts<typeof enGb>;
