import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Uw gegevens',
    lead: 'Alles wat Plateprint over u bewaart in één bestand: profiel, instellingen, rollen, waar u bent ingelogd, wat u hebt gedaan en gemaakt. Geen wachtwoorden of geheime sleutels.',
    fetch: 'Mijn gegevens downloaden',
  },
  erase: {
    heading: 'Account wissen',
    lead: 'Uw naam, e-mailadres en alle andere persoonsgegevens worden meteen gewist. Dit kan niet ongedaan worden gemaakt.',
    ask: 'Mijn account wissen',
    title: 'Uw account definitief wissen?',
    what: 'Naam, e-mailadres, wachtwoord, instellingen, rollen en sessies worden nu gewist. Dit kan niet ongedaan worden gemaakt.',
    stays:
      'Recepten, menukaarten en rapporten die u hebt gemaakt, blijven bij uw organisatie; als naam staat er ‘Voormalig lid’.',
    owner: 'Heeft uw concern geen andere eigenaar, dan kan alleen een superbeheerder een nieuwe aanwijzen.',
    password: 'Uw wachtwoord',
    passwordMissing: 'Vul uw wachtwoord in.',
    lastAdmin: 'U bent de enige beheerder van uw organisatie. Maak eerst iemand anders beheerder, dan kunt u uw account wissen.',
    toMembers: 'Naar de leden',
    lastSuper:
      'U bent de enige superbeheerder van deze installatie. Maak eerst iemand anders superbeheerder, dan kunt u uw account wissen.',
    toPeople: 'Naar de personen',
    unanswered:
      'We kregen geen antwoord, dus uw account kan al gewist zijn. Moet u bij de volgende poging inloggen, dan is het gewist.',
    confirm: 'Definitief wissen',
  },
} satisfies Texts<typeof enGb>;
