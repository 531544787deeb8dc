import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Slett for godt',
  member: {
    title: 'Slette {name} for godt?',
    what: 'Navn, e-postadresse ({email}), roller og alle andre personopplysninger slettes nå. Det kan ikke angres.',
    stays: 'Oppskrifter, menyer og rapporter som personen har laget, beholdes og viser «Tidligere medlem».',
    erased: '{name} er slettet for godt.',
  },
  organization: {
    title: 'Slette {name} for godt?',
    what: 'Restauranter, oppskrifter, menyer, rapporter, bilder og medlemmer slettes for godt. Det kan ikke angres. Trenger dere en kopi, gjenopprett organisasjonen først og last ned dataene.',
    typed: 'Skriv {name} for å bekrefte',
    otherName: 'Navnet stemmer ikke.',
    erased: '{name} slettes nå for godt.',
  },
} satisfies Texts<typeof enGb>;
