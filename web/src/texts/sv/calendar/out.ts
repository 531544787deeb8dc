import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publicera',
  title: 'Vad gästerna ser',
  unsaved: 'Spara matsedeln först: det som är sparat publiceras.',
  noFirstDay: 'Ange ”Första dagen” under ”Upplägg” och spara: utan datum visas ingenting någon dag, och gästerna ser ingenting.',
  guests: 'Publicering',
  notPublished: 'Gästerna ser ingenting av den här matsedeln.',
  publishedNow: 'Publicerad {date}. Gästerna ser den som den är.',
  publishedOlder: 'Publicerad {date}. Den har ändrats sedan dess: gästerna ser den som den var.',
  name: 'Namn för gästerna',
  nameHint: '”Lunch”: står över varje dags rätter.',
  publish: 'Publicera',
  publishAgain: 'Publicera som den är nu',
  withdraw: 'Dra tillbaka',
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
  leadsNowhere: 'Den nuvarande adressen leder därefter ingenstans: kalendrar som följer den uppdateras inte längre.',
  menus: 'Skärmar, livelänkar och veckan på papper',
  menusHint:
    'De här menyerna visar själva vad som serveras, nytt för varje dag. Formge dem som vilken meny som helst och lägg dem på en livelänk.',
  kind: {
    screen: 'I dag på en skärm',
    day: 'Dagens meny för utskrift',
    week: 'Veckans meny för utskrift',
  },
  shows: {
    today: 'visar i dag',
    week: 'visar veckan',
  },
  onLinks: 'livelänk {links}',
  stop: 'Sluta',
  stopOf: '{name} ska inte längre visa matsedeln',
  allergens: {
    title: 'Allergenerna i publicerade rätter har ändrats.',
    lead: 'Gästerna läser det redan. Berätta för serveringen och kontrollera utskrivna veckor.',
    on: 'Serveras {days}.',
    later: 'Serveras {days} och senare.',
  },
} satisfies Texts<typeof enGb>;
