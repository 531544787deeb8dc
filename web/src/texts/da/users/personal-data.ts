import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Dine data',
    lead: 'Alt, hvad Plateprint gemmer om dig, i én fil: profil, indstillinger, roller, hvor du er logget ind, hvad du har gjort og lavet. Ingen adgangskoder eller hemmelige nøgler.',
    fetch: 'Hent mine data',
  },
  erase: {
    heading: 'Slet konto',
    lead: 'Dit navn, din e-mailadresse og alle andre personoplysninger slettes med det samme. Det kan ikke fortrydes.',
    ask: 'Slet min konto',
    title: 'Slet din konto for altid?',
    what: 'Navn, e-mail, adgangskode, indstillinger, roller og logins slettes nu. Det kan ikke fortrydes.',
    stays: 'Opskrifter, menuer og rapporter, som du har lavet, bliver hos organisationen og viser »Tidligere medlem«.',
    owner: 'Hvis ingen andre ejer din koncern, kan kun en superadministrator udnævne en ny ejer.',
    password: 'Din adgangskode',
    passwordMissing: 'Indtast din adgangskode.',
    lastAdmin:
      'Du er den eneste administrator i din organisation. Gør først en anden til administrator, så kan du slette din konto.',
    toMembers: 'Til medlemmerne',
    lastSuper: 'Du er den eneste superadministrator i denne installation. Udnævn først en anden, så kan du slette din konto.',
    toPeople: 'Til personerne',
    unanswered:
      'Der kom intet svar, så din konto kan allerede være slettet. Hvis du bliver bedt om at logge ind, når du prøver igen, er den slettet.',
    confirm: 'Slet for altid',
  },
} satisfies Texts<typeof enGb>;
