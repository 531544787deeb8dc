import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Sicher weniger',
    probably_less: 'Wahrscheinlich weniger',
    cannot_tell: 'Noch nicht sicher',
    probably_more: 'Wahrscheinlich mehr',
    surely_more: 'Sicher mehr',
    same: 'Kein Unterschied',
  },
  range: {
    less: '{least} bis {most} weniger',
    more: '{least} bis {most} mehr',
    either: 'von {less} weniger bis {more} mehr',
    exactLess: '{percent} weniger',
    exactMore: '{percent} mehr',
  },
  settledBy: {
    amounts: 'Ein so kleiner Unterschied kann an den Mengen liegen: Abwiegen würde es klären.',
    uncounted: 'Die Zuordnung dessen, was noch nicht mitgerechnet ist, würde es klären.',
    food: 'Ein genauerer Wert für {food} würde es klären.',
    someFood: 'Ein genauerer Wert für eines der Lebensmittel würde es klären.',
    food_data: 'Die beiden wurden mit verschiedenen Versionen der Lebensmitteldaten berechnet.',
    adding_up: 'Die Lebensmittel dahinter werden noch zusammengezählt. Bitte in einigen Minuten wieder nachsehen.',
  },
  restsOn: 'Soweit die Lebensmitteldaten reichen; Mengen wie erfasst.',
  column: 'Wie sicher',
  against: {
    month: 'Im Vergleich zu {month}',
    year: 'Im Vergleich zu {month}, ein Jahr zuvor',
    average: 'Im Vergleich zu allen zusammen',
    above: 'Im Vergleich zum Platz darüber',
    version: 'Im Vergleich zu dieser Version',
    before: 'Im Vergleich zum aktuellen Rezept',
    dish: 'Im Vergleich zu {name}',
  },
} satisfies Texts<typeof enGb>;
