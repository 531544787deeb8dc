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
  offer: 'Slik kan du skrive i stedet',
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
    generic: 'Generelle påstander som «bra for miljøet» kan ikke kontrolleres.',
    future: 'Et løfte om framtiden krever en offentlig plan som noen uavhengige følger opp.',
    comparison: 'En sammenligning krever begge verdiene og hva de gjelder.',
    organic: '«Økologisk» er bare tillatt hvis oppskriften er økologisk etter landets regler for kjøkken.',
    whole_product: 'Det sies om helheten, men gjelder kanskje bare en del.',
    legal_duty: 'Loven krever det av alle, så det er ingen fortjeneste.',
  },
  notice: {
    title: {
      menu: 'Formuleringer på denne menyen holder kanskje ikke.',
      plan: 'Formuleringer i den publiserte menyplanen holder kanskje ikke.',
      report: 'Formuleringer på forsiden av rapporten holder kanskje ikke.',
    },
    lead: {
      menu: 'De kom til ved en endring, og ingen har bekreftet dem ennå. Gjestene kan lese dem nå.',
      plan: 'De kom til ved en endring, og ingen har bekreftet dem ennå. Gjestene kan lese dem nå.',
      report: 'De kom til ved en endring, og ingen har bekreftet dem ennå. Alle som åpner lenken, kan lese dem.',
    },
    seen: 'Jeg har sett det',
    promise: '{dish} stemmer ikke med «{words}».',
    words: '«{words}».',
  },
  ask: {
    title: 'Noen formuleringer holder kanskje ikke',
    lead: 'Du kan fortsette. Navnet ditt og begrunnelsen lagres i organisasjonens endringslogg.',
    reason: 'Hvorfor formuleringen er berettiget',
    hint: 'For eksempel sertifikatet som underbygger det.',
    noReason: 'Skriv inn en begrunnelse.',
    share: 'Publiser likevel',
    shareReport: 'Lag lenken likevel',
    export: 'Fortsett likevel',
  },
} satisfies Texts<typeof enGb>;
