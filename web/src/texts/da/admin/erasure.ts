import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Slet for altid',
  member: {
    title: 'Slet {name} for altid?',
    what: 'Navn, e-mail ({email}), roller og alt andet om personen slettes nu. Ingen kan gendanne det.',
    stays: 'Opskrifter, menuer og rapporter, som personen har lavet, bliver og viser »Tidligere medlem«.',
    erased: '{name} er slettet for altid.',
  },
  organization: {
    title: 'Slet {name} for altid?',
    what: 'Restauranter, opskrifter, menuer, rapporter, billeder og personer slettes. Ingen kan gendanne dem. Kan I få brug for en kopi, så gendan organisationen først, og hent dens data.',
    typed: 'Skriv {name} for at bekræfte',
    otherName: 'Det er ikke organisationens navn.',
    erased: '{name} bliver slettet nu.',
  },
} satisfies Texts<typeof enGb>;
