import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {Én formulering holder kanskje ikke overfor gjester} other {# formuleringer holder kanskje ikke overfor gjester}}',
  lead: 'Sjekk dem før du deler. Ingenting endres automatisk.',
  advice: 'Dette er ikke juridisk rådgivning. At ingenting blir funnet, betyr ikke at en tekst er lovlig.',
  show: 'Vis',
  hide: 'Skjul',
  rule: 'Regel',
  offer: 'Det du kan skrive i stedet',
  list: 'Formuleringer som er funnet',
  places: {
    name: 'Navnet på menyen',
    block: 'Tekst på siden',
    dish: 'Navnet på retten',
    description: 'Beskrivelsen av retten',
    own_label: 'Eget merke',
    label_title: 'Tittelen på merkene',
    card: 'Bordkort',
    cover: 'Rapportens tittel',
    cover_text: 'Rapportens beskrivelse',
    report_name: 'Navnet på rapporten',
  },
  why: {
    never: 'Kompensasjon gjør ikke en rett eller et kjøkken klimanøytralt eller klimapositivt.',
    generic: '«Bra for miljøet» kan ikke kontrolleres.',
    future: 'Et løfte om framtiden krever en offentlig plan som noen uavhengige følger opp.',
    comparison: 'En sammenligning krever begge verdiene og hva de gjelder.',
    organic: '«Økologisk» er bare tillatt hvis oppskriften er økologisk etter landets regler for kjøkken.',
    whole_product: 'Det sies om helheten, men gjelder kanskje bare en del.',
    legal_duty: 'Det krever loven av alle: det er ingen fortjeneste.',
  },
  notice: {
    title: {
      menu: 'Formuleringer på denne menyen holder kanskje ikke.',
      plan: 'Formuleringer i denne publiserte planen holder kanskje ikke.',
      report: 'Formuleringer på forsiden av rapporten holder kanskje ikke.',
    },
    lead: {
      menu: 'De kom med en endring, og ingen har svart for dem. Gjestene leser dem nå.',
      plan: 'De kom med en endring, og ingen har svart for dem. Gjestene leser dem nå.',
      report: 'De kom med en endring, og ingen har svart for dem. Den som åpner lenken, leser dem nå.',
    },
    seen: 'Jeg har sett det',
    promise: '{dish} er ikke det «{words}» sier.',
    words: '«{words}».',
  },
  ask: {
    title: 'Noen formuleringer holder kanskje ikke',
    lead: 'Du kan fortsette. Navnet ditt og begrunnelsen lagres i organisasjonens endringslogg.',
    reason: 'Hvorfor formuleringen er berettiget',
    hint: 'For eksempel sertifikatet som dekker det.',
    noReason: 'Skriv inn en grunn.',
    share: 'Publiser likevel',
    shareReport: 'Lag lenken likevel',
    export: 'Fortsett likevel',
  },
} satisfies Texts<typeof enGb>;
