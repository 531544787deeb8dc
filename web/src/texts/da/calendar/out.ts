import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Udgiv',
  title: 'Hvad gæsterne ser',
  unsaved: 'Gem planen først: det, der er gemt, udgives.',
  guests: 'Udgivelse',
  notPublished: 'Gæsterne ser intet af denne plan.',
  publishedNow: 'Udgivet {date}. Gæsterne ser den, som den er.',
  publishedOlder: 'Udgivet {date}. Den er ændret siden: gæsterne ser den, som den var.',
  name: 'Navn til gæsterne',
  nameHint: '»Frokost«: står over dagens retter.',
  publish: 'Udgiv',
  publishAgain: 'Udgiv, som den er nu',
  withdraw: 'Træk tilbage',
  feed: 'Offentlig adresse',
  feedHint:
    'Det, køkkenet serverer efter sine udgivne planer, med allergener, næring og CO₂e: som kalender til gæster og som Open Meal Information til programmer. Alle med adressen kan læse.',
  feedOn: 'Offentlig',
  calendar: 'Kalender (iCalendar)',
  programs: 'Til programmer (JSON)',
  copyOf: 'Kopiér adressen: {name}',
  copied: 'Kopieret.',
  renew: 'Ny adresse',
  renewTitle: 'Skifte til en ny adresse?',
  offTitle: 'Slukke for adressen?',
  off: 'Sluk',
  leadsNowhere: 'Den nuværende adresse fører derefter ingen steder hen: kalendere, der følger den, opdateres ikke længere.',
  menus: 'Skærme, livelinks og ugen på papir',
  menusHint: 'Disse menuer viser selv, hvad der serveres, nyt hver dag. Udform dem som andre menuer, og læg dem på et livelink.',
  kind: {
    screen: 'I dag på en skærm',
    day: 'I dag på papir',
    week: 'Ugen på papir',
  },
  shows: {
    today: 'viser i dag',
    week: 'viser ugen',
  },
  onLinks: 'livelink {links}',
  stop: 'Stop visningen',
  stopOf: '{name} skal ikke længere vise planen',
} satisfies Texts<typeof enGb>;
