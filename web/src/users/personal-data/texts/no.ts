import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  file: {
    title: 'Dine data',
    lead: 'Alt Plateprint har lagret om deg i én fil: profil, innstillinger, roller, hvor du er logget inn, hva du har gjort og laget. Ingen passord og ingen hemmeligheter.',
    fetch: 'Last ned dataene mine',
  },
  erase: {
    heading: 'Slett konto',
    lead: 'Navnet ditt, e-posten din og alt annet om deg slettes med en gang. Ingen kan hente det tilbake.',
    ask: 'Slett kontoen min',
    title: 'Slette kontoen din for godt?',
    what: 'Navn, e-post, passord, innstillinger, roller og innlogginger slettes nå. Det kan ikke angres.',
    stays: 'Oppskrifter, menyer og rapporter du har laget, blir hos organisasjonen og viser «Tidligere medlem».',
    password: 'Passordet ditt',
    passwordMissing: 'Skriv inn passordet ditt.',
    confirm: 'Slett for godt',
  },
} satisfies Texts<typeof enGb>;
