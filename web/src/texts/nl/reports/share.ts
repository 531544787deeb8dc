import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Delen',
  title: 'Rapport delen',
  lead: 'Wie de link heeft, kan deze pagina’s zonder account lezen, maar geen rijen en geen kosten. De link verloopt automatisch en u kunt hem altijd intrekken.',
  days: 'Geldig gedurende',
  dayCount: '{count, plural, one {# dag} other {# dagen}}',
  create: 'Link maken',
  address: 'Linkadres',
  once: 'Kopieer hem nu: hij wordt niet nog eens getoond.',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  open: 'Actieve links',
  none: 'Er is geen actieve link.',
  until: 'Geldig tot en met {day}',
  neverOpened: 'nog niet geopend',
  opened: 'geopend {ago}',
  mailed: 'in de e-mail aan {email}',
  close: 'Link intrekken',
  pdf: 'PDF downloaden',
  method: 'Zo wordt er gerekend',
  gone: { title: 'Deze link is niet meer geldig', lead: 'Hij is verlopen of ingetrokken. Vraag de afzender om een nieuwe.' },
} satisfies Texts<typeof enGb>;
