import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publiser',
  title: 'Hva gjestene ser',
  unsaved: 'Lagre planen først: det som er lagret, publiseres.',
  noFirstDay: 'Angi «Første dag» under «Oppsett» og lagre: Uten dato serveres det ingenting noen dag, og gjestene ser ingenting.',
  guests: 'Publisering',
  notPublished: 'Gjestene ser ingenting av denne planen.',
  publishedNow: 'Publisert {date}. Gjestene ser den som den er.',
  publishedOlder: 'Publisert {date}. Den er endret siden: gjestene ser den som den var.',
  name: 'Navn for gjestene',
  nameHint: '«Lunsj»: står over rettene hver dag.',
  publish: 'Publiser',
  publishAgain: 'Publiser slik den er nå',
  withdraw: 'Trekk tilbake',
  feed: 'Offentlig adresse',
  feedHint:
    'Det kjøkkenet serverer etter sine publiserte planer, med allergener, næring og CO₂e: som kalender for gjester og som Open Meal Information for programmer. Alle som har adressen, kan lese.',
  feedOn: 'Offentlig',
  calendar: 'Kalender (iCalendar)',
  programs: 'For programmer (JSON)',
  copyOf: 'Kopier adressen: {name}',
  copied: 'Kopiert.',
  renew: 'Ny adresse',
  renewTitle: 'Gi den en ny adresse?',
  offTitle: 'Slå av adressen?',
  off: 'Slå av',
  leadsNowhere: 'Den nåværende adressen fører da ingen steder: kalendere som følger den, oppdateres ikke lenger.',
  menus: 'Skjermer, livelenker og uken på papir',
  menusHint:
    'Disse menyene viser selv hva som serveres, nytt hver dag. Utform dem som andre menyer, og legg dem på en livelenke.',
  kind: {
    screen: 'I dag på en skjerm',
    day: 'Dagens meny for utskrift',
    week: 'Ukens meny for utskrift',
  },
  shows: {
    today: 'viser i dag',
    week: 'viser uken',
  },
  onLinks: 'livelenke {links}',
  stop: 'Stopp',
  stopOf: '{name} skal ikke lenger vise planen',
  allergens: {
    title: 'Allergenene i publiserte retter er endret.',
    lead: 'Gjestene leser det allerede. Si fra til serveringen og sjekk utskrevne uker.',
    on: 'Serveres {days}.',
    later: 'Serveres {days} og senere.',
  },
} satisfies Texts<typeof enGb>;
