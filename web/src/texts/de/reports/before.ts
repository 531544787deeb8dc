import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Höchstens {counted} von {all} Portionen werden mitgerechnet ({share}).',
    procurement: 'Vom Einkauf werden höchstens {counted} von {all} mitgerechnet ({share}).',
  },
  state: {
    whole: 'Das reicht für einen Wert und einen Buchstaben.',
    partial: 'Der Bericht bekommt einen Wert und einen Buchstaben, daneben steht dieser Anteil.',
    too_little:
      'Zu wenig für einen Buchstaben, einen Vergleichswert oder einen Vergleich: Im Bericht steht „mindestens … bisher mitgerechnet“.',
  },
  first: 'Es fehlen vor allem: {names}.',
  more: '{count, plural, one {# weiterer Name ist nicht zugeordnet.} other {# weitere Namen sind nicht zugeordnet.}}',
} satisfies Texts<typeof enGb>;
