import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Slett for godt',
  member: {
    title: 'Slette {name} for godt?',
    what: 'Navn, e-post ({email}), roller og alt annet om personen slettes nå. Ingen kan gjenopprette det.',
    stays: 'Oppskrifter, menyer og rapporter personen har laget, blir værende og viser «Tidligere medlem».',
    erased: '{name} er slettet for godt.',
  },
  organization: {
    title: 'Slette {name} for godt?',
    what: 'Restauranter, oppskrifter, menyer, rapporter, bilder og personer slettes. Ingen kan gjenopprette dem. Kan dere få bruk for en kopi, gjenopprett organisasjonen først og last ned dataene.',
    typed: 'Skriv {name} for å bekrefte',
    otherName: 'Det er ikke navnet på organisasjonen.',
    erased: '{name} blir slettet nå.',
  },
} satisfies Texts<typeof enGb>;
