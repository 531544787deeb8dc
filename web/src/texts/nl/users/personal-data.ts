import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Uw gegevens',
    lead: 'Alles wat Plateprint over u bewaart in één bestand: profiel, instellingen, rollen, waar u bent aangemeld, wat u hebt gedaan en gemaakt. Geen wachtwoorden en geen geheimen.',
    fetch: 'Mijn gegevens downloaden',
  },
  erase: {
    heading: 'Account wissen',
    lead: 'Uw naam, e-mail en al het andere over u wordt meteen gewist. Niemand kan het terughalen.',
    ask: 'Mijn account wissen',
    title: 'Uw account definitief wissen?',
    what: 'Naam, e-mail, wachtwoord, instellingen, rollen en aanmeldingen worden nu gewist. Dit kan niet ongedaan worden gemaakt.',
    stays: 'Recepten, menu’s en rapporten die u hebt gemaakt, blijven bij uw organisatie en vermelden ‘Voormalig lid’.',
    owner: 'Als niemand anders eigenaar van uw concern is, kan alleen een superbeheerder een nieuwe eigenaar aanwijzen.',
    password: 'Uw wachtwoord',
    passwordMissing: 'Vul uw wachtwoord in.',
    lastAdmin: 'U bent de enige beheerder van uw organisatie. Maak eerst iemand anders beheerder, dan kunt u uw account wissen.',
    toMembers: 'Naar de leden',
    lastSuper: 'U bent de enige superbeheerder van deze installatie. Wijs eerst iemand anders aan, dan kunt u uw account wissen.',
    toPeople: 'Naar de personen',
    unanswered:
      'Er kwam geen antwoord, dus uw account kan al gewist zijn. Wordt u bij de volgende poging gevraagd in te loggen, dan is het gewist.',
    confirm: 'Definitief wissen',
  },
} satisfies Texts<typeof enGb>;
