import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

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
    password: 'Uw wachtwoord',
    passwordMissing: 'Vul uw wachtwoord in.',
    confirm: 'Definitief wissen',
  },
} satisfies Texts<typeof enGb>;
