import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Udgiv',
  title: 'Hvad gæsterne ser',
  unsaved: 'Gem menuplanen først. Det er den gemte version, der udgives.',
  noFirstDay: 'Angiv »Første dag« under »Opsætning«, og gem: Uden dato ser gæsterne intet.',
  guests: 'Udgivelse',
  beside:
    '»{title}« er også udgivet og gælder de samme dage, næste gang {date}. Gæsterne ser så retterne fra begge menuplaner. Træk den menuplan tilbage, som de ikke skal se.',
  notPublished: 'Gæsterne ser intet af denne menuplan.',
  publishedNow: 'Udgivet {date}. Gæsterne ser den aktuelle version.',
  publishedOlder: 'Udgivet {date}. Menuplanen er ændret siden; gæsterne ser stadig den udgivne version.',
  name: 'Navn til gæsterne',
  nameHint: 'For eksempel »Frokost«. Står over dagens retter.',
  publish: 'Udgiv',
  publishAgain: 'Udgiv ændringerne',
  withdraw: 'Træk tilbage',
  feed: 'Offentlig adresse',
  feedHint:
    'Det, køkkenet serverer ifølge sine udgivne menuplaner, med allergener, næring og CO₂e: som kalender til gæster og som Open Meal Information til programmer. Alle med adressen kan læse.',
  feedOn: 'Offentlig',
  calendar: 'Kalender (iCalendar)',
  programs: 'Til programmer (JSON)',
  copyOf: 'Kopiér adressen: {name}',
  copied: 'Kopieret.',
  renew: 'Ny adresse',
  renewTitle: 'Skift til en ny adresse?',
  offTitle: 'Slå adressen fra?',
  off: 'Slå fra',
  leadsNowhere: 'Den nuværende adresse holder så op med at virke, og kalendere, der følger den, opdateres ikke længere.',
  menus: 'Skærme, livelinks og ugen på papir',
  menusHint: 'Disse menuer opdateres hver dag med det, der serveres. Udform dem som andre menuer, og udgiv dem på et livelink.',
  kind: {
    screen: 'Dagens menu på skærm',
    day: 'Dagens menu til udskrift',
    week: 'Ugens menu til udskrift',
  },
  shows: {
    today: 'viser i dag',
    week: 'viser ugen',
  },
  onLinks: 'livelink {links}',
  stop: 'Stop visningen',
  stopOf: 'Stop visningen af menuplanen i {name}',
  allergens: {
    title: 'Allergenerne i udgivne retter er ændret.',
    lead: 'Gæsterne ser det allerede. Informér serveringen, og tjek udskrevne uger.',
    on: 'Serveres {days}.',
    later: 'Serveres {days} og senere.',
  },
  gone: {
    title: 'Gæsterne ser ikke længere alle menuplanens retter: Køkkenet har ikke længere opskrifterne.',
    lead: 'Hent dem tilbage, eller udgiv menuplanen med andre retter.',
  },
} satisfies Texts<typeof enGb>;
