import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publiser',
  title: 'Hva gjestene ser',
  unsaved: 'Lagre menyplanen først. Det er den lagrede versjonen som publiseres.',
  noFirstDay: 'Angi «Første dag» under «Oppsett» og lagre: Uten dato ser gjestene ingenting.',
  guests: 'Publisering',
  beside:
    '«{title}» er også publisert og gjelder de samme dagene, neste gang {date}. Gjestene ser da rettene fra begge menyplanene. Avpubliser den de ikke skal se.',
  notPublished: 'Gjestene ser ingenting av denne menyplanen.',
  publishedNow: 'Publisert {date}. Gjestene ser den gjeldende versjonen.',
  publishedOlder: 'Publisert {date}. Menyplanen er endret siden; gjestene ser fortsatt den publiserte versjonen.',
  name: 'Navn for gjestene',
  nameHint: 'For eksempel «Lunsj». Står over rettene hver dag.',
  publish: 'Publiser',
  publishAgain: 'Publiser endringene',
  withdraw: 'Avpubliser',
  feed: 'Offentlig adresse',
  feedHint:
    'Det kjøkkenet serverer ifølge de publiserte menyplanene, med allergener, næring og CO₂e: som kalender for gjester og som Open Meal Information for programmer. Alle som har adressen, kan lese.',
  feedOn: 'Offentlig',
  calendar: 'Kalender (iCalendar)',
  programs: 'For programmer (JSON)',
  copyOf: 'Kopier adressen: {name}',
  copied: 'Kopiert.',
  renew: 'Ny adresse',
  renewTitle: 'Bytte til en ny adresse?',
  offTitle: 'Slå av adressen?',
  off: 'Slå av',
  leadsNowhere: 'Den nåværende adressen slutter da å virke, og kalendere som følger den, oppdateres ikke lenger.',
  menus: 'Skjermer, livelenker og uken på papir',
  menusHint:
    'Disse menyene oppdateres hver dag med det som serveres. Utform dem som andre menyer, og publiser dem på en livelenke.',
  kind: {
    screen: 'Dagens meny på skjerm',
    day: 'Dagens meny for utskrift',
    week: 'Ukens meny for utskrift',
  },
  shows: {
    today: 'viser i dag',
    week: 'viser uken',
  },
  onLinks: 'livelenke {links}',
  stop: 'Slutt å vise',
  stopOf: 'Slutt å vise menyplanen i {name}',
  allergens: {
    title: 'Allergenene i publiserte retter er endret.',
    lead: 'Gjestene ser det allerede. Informer serveringen og sjekk utskrevne uker.',
    on: 'Serveres {days}.',
    later: 'Serveres {days} og senere.',
  },
  gone: {
    title: 'Gjestene ser ikke lenger alle rettene i menyplanen: Kjøkkenet har ikke oppskriftene lenger.',
    lead: 'Hent dem tilbake, eller publiser menyplanen med andre retter.',
  },
} satisfies Texts<typeof enGb>;
