import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publicera',
  title: 'Vad gästerna ser',
  unsaved: 'Spara matsedeln först. Det är den sparade versionen som publiceras.',
  noFirstDay: 'Ange ”Första dagen” under ”Upplägg” och spara: utan datum ser gästerna ingenting.',
  guests: 'Publicering',
  beside:
    '”{title}” är också publicerad och gäller samma dagar, närmast {date}. Gästerna ser då rätterna på båda matsedlarna. Avpublicera den som de inte ska se.',
  notPublished: 'Gästerna ser ingenting av den här matsedeln.',
  publishedNow: 'Publicerad {date}. Gästerna ser den aktuella versionen.',
  publishedOlder: 'Publicerad {date}. Matsedeln har ändrats sedan dess; gästerna ser fortfarande den publicerade versionen.',
  name: 'Namn för gästerna',
  nameHint: 'Till exempel ”Lunch”. Står ovanför varje dags rätter.',
  publish: 'Publicera',
  publishAgain: 'Publicera ändringarna',
  withdraw: 'Avpublicera',
  feed: 'Offentlig adress',
  feedHint:
    'Vad köket serverar enligt sina publicerade matsedlar, med allergener, näring och CO₂e: som kalender för gäster och som Open Meal Information för program. Alla som har adressen kan läsa.',
  feedOn: 'Offentlig',
  calendar: 'Kalender (iCalendar)',
  programs: 'För program (JSON)',
  copyOf: 'Kopiera adressen: {name}',
  copied: 'Kopierad.',
  renew: 'Ny adress',
  renewTitle: 'Byta till en ny adress?',
  offTitle: 'Stänga av adressen?',
  off: 'Stäng av',
  leadsNowhere: 'Den nuvarande adressen slutar då att fungera, och kalendrar som följer den uppdateras inte längre.',
  menus: 'Skärmar, livelänkar och veckan på papper',
  menusHint:
    'De här menyerna uppdateras varje dag med det som serveras. Formge dem som vilken meny som helst och publicera dem på en livelänk.',
  kind: {
    screen: 'Dagens meny på skärm',
    day: 'Dagens meny för utskrift',
    week: 'Veckans meny för utskrift',
  },
  shows: {
    today: 'visar i dag',
    week: 'visar veckan',
  },
  onLinks: 'livelänk {links}',
  stop: 'Sluta visa',
  stopOf: 'Sluta visa matsedeln i {name}',
  allergens: {
    title: 'Allergenerna i publicerade rätter har ändrats.',
    lead: 'Gästerna ser det redan. Informera serveringen och kontrollera utskrivna veckor.',
    on: 'Serveras {days}.',
    later: 'Serveras {days} och senare.',
  },
  gone: {
    title: 'Gästerna ser inte längre alla rätter på matsedeln: köket har inte kvar recepten.',
    lead: 'Ta tillbaka dem eller publicera matsedeln med andra rätter.',
  },
} satisfies Texts<typeof enGb>;
