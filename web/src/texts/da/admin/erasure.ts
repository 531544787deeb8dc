import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Slet for altid',
  member: {
    title: 'Slet {name} for altid?',
    what: 'Navn, e-mailadresse ({email}), roller og alle andre personoplysninger slettes nu. Det kan ikke fortrydes.',
    stays: 'Opskrifter, menuer og rapporter, som personen har lavet, bevares og viser »Tidligere medlem«.',
    erased: '{name} er slettet for altid.',
  },
  organization: {
    title: 'Slet {name} for altid?',
    what: 'Restauranter, opskrifter, menuer, rapporter, billeder og medlemmer slettes for altid. Det kan ikke fortrydes. Har I brug for en kopi, så gendan organisationen først, og hent dens data.',
    typed: 'Skriv {name} for at bekræfte',
    otherName: 'Navnet stemmer ikke.',
    erased: '{name} slettes nu for altid.',
  },
} satisfies Texts<typeof enGb>;
