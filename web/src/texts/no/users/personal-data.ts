import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Dine data',
    lead: 'Alt Plateprint lagrer om deg i én fil: profil, innstillinger, roller, hvor du er logget inn, hva du har gjort og laget. Ingen passord eller hemmelige nøkler.',
    fetch: 'Last ned dataene mine',
  },
  erase: {
    heading: 'Slett konto',
    lead: 'Navnet, e-postadressen og alle andre personopplysninger slettes med en gang. Det kan ikke angres.',
    ask: 'Slett kontoen min',
    title: 'Slette kontoen din for godt?',
    what: 'Navn, e-post, passord, innstillinger, roller og innlogginger slettes nå. Det kan ikke angres.',
    stays: 'Oppskrifter, menyer og rapporter du har laget, blir hos organisasjonen og viser «Tidligere medlem».',
    owner: 'Hvis ingen andre eier konsernet ditt, kan bare en superadministrator utnevne en ny eier.',
    password: 'Passordet ditt',
    passwordMissing: 'Skriv inn passordet ditt.',
    lastAdmin:
      'Du er den eneste administratoren i organisasjonen din. Gjør en annen til administrator først, så kan du slette kontoen din.',
    toMembers: 'Til medlemmene',
    lastSuper:
      'Du er den eneste superadministratoren i denne installasjonen. Utnevn en annen først, så kan du slette kontoen din.',
    toPeople: 'Til personene',
    unanswered:
      'Det kom ikke noe svar, så kontoen din kan allerede være slettet. Blir du bedt om å logge inn når du prøver igjen, er den slettet.',
    confirm: 'Slett for godt',
  },
} satisfies Texts<typeof enGb>;
