import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Delen',
  title: 'Rapport delen',
  lead: 'Wie de link heeft, leest deze pagina’s zonder account: geen regels en geen kosten. De link verloopt vanzelf en u kunt hem altijd sluiten.',
  days: 'Open gedurende',
  dayCount: '{count, plural, one {# dag} other {# dagen}}',
  create: 'Link maken',
  address: 'Adres',
  once: 'Kopieer hem nu: hij wordt niet nog eens getoond.',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  open: 'Openstaande links',
  none: 'Er is geen link open.',
  until: 'Open tot en met {day}',
  neverOpened: 'nog niet geopend',
  opened: 'geopend {ago}',
  mailed: 'in de e-mail aan {email}',
  close: 'Link sluiten',
  pdf: 'Pdf downloaden',
  method: 'Zo wordt het berekend',
  gone: { title: 'Deze link is niet open', lead: 'Hij is verlopen of gesloten. Vraag de afzender om een nieuwe.' },
} satisfies Texts<typeof enGb>;
