import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publiceren',
  title: 'Wat gasten zien',
  unsaved: 'Sla het plan eerst op: alleen wat is opgeslagen, wordt gepubliceerd.',
  noFirstDay: 'Vul bij ‘Instellingen’ de eerste dag in en sla op: zonder datum zien gasten niets.',
  guests: 'Publicatie',
  beside:
    '‘{title}’ is ook gepubliceerd en geldt op dezelfde dagen, de eerstvolgende keer op {date}. Gasten zien dan de gerechten van beide plannen. Trek het plan in dat ze niet mogen zien.',
  notPublished: 'Gasten zien niets van dit plan.',
  publishedNow: 'Gepubliceerd {date}. Gasten zien de huidige versie.',
  publishedOlder: 'Gepubliceerd {date}. Sindsdien gewijzigd: gasten zien nog de gepubliceerde versie.',
  name: 'Naam voor gasten',
  nameHint: 'Bijvoorbeeld ‘Lunch’; staat boven de gerechten van elke dag.',
  publish: 'Publiceren',
  publishAgain: 'Huidige versie publiceren',
  withdraw: 'Intrekken',
  feed: 'Openbaar adres',
  feedHint:
    'Wat deze keuken volgens de gepubliceerde plannen serveert, met allergenen, voedingswaarde en CO₂e: als agenda voor gasten en als Open Meal Information voor programma’s. Wie het adres heeft, kan het lezen.',
  feedOn: 'Openbaar',
  calendar: 'Agenda (iCalendar)',
  programs: 'Voor programma’s (JSON)',
  copyOf: 'Adres kopiëren: {name}',
  copied: 'Gekopieerd.',
  renew: 'Nieuw adres',
  renewTitle: 'Nieuw adres maken?',
  offTitle: 'Het adres uitschakelen?',
  off: 'Uitschakelen',
  leadsNowhere: 'Het huidige adres werkt dan niet meer: agenda’s die erop zijn geabonneerd, worden niet meer bijgewerkt.',
  menus: 'Schermen, livelinks en de afgedrukte week',
  menusHint:
    'Deze menukaarten tonen elke dag automatisch wat er op het menu staat. Maak ze op zoals elke menukaart en publiceer ze op een livelink.',
  kind: {
    screen: 'Vandaag op een scherm',
    day: 'Dagkaart, om af te drukken',
    week: 'Weekkaart, om af te drukken',
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
    lead: 'Gasten zien de wijziging al. Informeer de bediening en controleer afgedrukte weekkaarten.',
    on: 'Geserveerd op {days}.',
    later: 'Geserveerd op {days} en later.',
  },
  gone: {
    title: 'Gasten zien sommige gerechten van dit plan niet meer: de keuken heeft de recepten niet meer.',
    lead: 'Haal ze terug of publiceer het plan met andere gerechten.',
  },
} satisfies Texts<typeof enGb>;
