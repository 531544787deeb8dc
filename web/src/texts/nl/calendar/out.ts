import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publiceren',
  title: 'Wat gasten zien',
  unsaved: 'Sla het plan eerst op: gepubliceerd wordt wat opgeslagen is.',
  noFirstDay:
    'Vul onder ‘Opzet’ de eerste dag in en sla op: zonder datum wordt er op geen enkele dag iets geserveerd en zien gasten niets.',
  guests: 'Publicatie',
  notPublished: 'Gasten zien niets van dit plan.',
  publishedNow: 'Gepubliceerd {date}. Gasten zien het zoals het is.',
  publishedOlder: 'Gepubliceerd {date}. Sindsdien gewijzigd: gasten zien het zoals het was.',
  name: 'Naam voor gasten',
  nameHint: '‘Lunch’: staat boven de gerechten van elke dag.',
  publish: 'Publiceren',
  publishAgain: 'Publiceren zoals het nu is',
  withdraw: 'Intrekken',
  feed: 'Openbaar adres',
  feedHint:
    'Wat deze keuken volgens haar gepubliceerde plannen serveert, met allergenen, voedingswaarde en CO₂e: als agenda voor gasten en als Open Meal Information voor programma’s. Wie het adres heeft, kan het lezen.',
  feedOn: 'Openbaar',
  calendar: 'Agenda (iCalendar)',
  programs: 'Voor programma’s (JSON)',
  copyOf: 'Adres kopiëren: {name}',
  copied: 'Gekopieerd.',
  renew: 'Nieuw adres',
  renewTitle: 'Een nieuw adres geven?',
  offTitle: 'Het adres uitschakelen?',
  off: 'Uitschakelen',
  leadsNowhere: 'Het huidige adres leidt dan nergens meer heen: agenda’s die het volgen worden niet meer bijgewerkt.',
  menus: 'Schermen, livelinks en de geprinte week',
  menusHint:
    'Deze menukaarten tonen vanzelf wat er is, elke dag opnieuw. Ontwerp ze als elke menukaart en zet ze op een livelink.',
  kind: {
    screen: 'Vandaag op een scherm',
    day: 'Menu van vandaag, om te printen',
    week: 'Menu van deze week, om te printen',
  },
  shows: {
    today: 'toont vandaag',
    week: 'toont de week',
  },
  onLinks: 'livelink {links}',
  stop: 'Stoppen',
  stopOf: '{name} toont het plan niet meer',
  allergens: {
    title: 'De allergenen van gepubliceerde gerechten zijn veranderd.',
    lead: 'Gasten lezen het al. Vertel het de bediening en controleer geprinte weken.',
    on: 'Geserveerd op {days}.',
    later: 'Geserveerd op {days} en later.',
  },
} satisfies Texts<typeof enGb>;
