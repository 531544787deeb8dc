import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Definitief wissen',
  member: {
    title: '{name} definitief wissen?',
    what: 'Naam, e-mailadres ({email}), rollen en alle andere persoonsgegevens worden nu gewist. Dit kan niet ongedaan worden gemaakt.',
    stays: 'Recepten, menukaarten en rapporten van deze persoon blijven bewaard; als naam staat er ‘Voormalig lid’.',
    erased: '{name} is definitief gewist.',
  },
  organization: {
    title: '{name} definitief wissen?',
    what: 'Restaurants, recepten, menukaarten, rapporten, afbeeldingen en leden worden definitief gewist. Dit kan niet ongedaan worden gemaakt. Hebt u een kopie nodig, zet de organisatie dan eerst terug en download de gegevens.',
    typed: 'Typ {name} om te bevestigen',
    otherName: 'De naam komt niet overeen.',
    erased: '{name} wordt definitief gewist.',
  },
} satisfies Texts<typeof enGb>;
