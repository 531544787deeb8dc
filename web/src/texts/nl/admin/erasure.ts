import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Definitief wissen',
  member: {
    title: '{name} definitief wissen?',
    what: 'Naam, e-mail ({email}), rollen en al het andere over deze persoon worden nu gewist. Niemand kan dat terugzetten.',
    stays: 'Recepten, menu’s en rapporten die deze persoon heeft gemaakt, blijven en vermelden ‘Voormalig lid’.',
    erased: '{name} is definitief gewist.',
  },
  organization: {
    title: '{name} definitief wissen?',
    what: 'Restaurants, recepten, menu’s, rapporten, afbeeldingen en leden worden gewist. Niemand kan ze terugzetten. Hebt u misschien een kopie nodig, zet de organisatie dan eerst terug en download haar gegevens.',
    typed: 'Typ {name} om te bevestigen',
    otherName: 'Zo heet de organisatie niet.',
    erased: '{name} wordt nu gewist.',
  },
} satisfies Texts<typeof enGb>;
