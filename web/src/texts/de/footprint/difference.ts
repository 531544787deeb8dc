import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Sicher weniger',
    probably_less: 'Wahrscheinlich weniger',
    cannot_tell: 'Noch nicht zu sagen',
    probably_more: 'Wahrscheinlich mehr',
    surely_more: 'Sicher mehr',
  },
  range: {
    less: '{least} bis {most} weniger',
    more: '{least} bis {most} mehr',
    either: 'von {less} weniger bis {more} mehr',
    exactLess: '{percent} weniger',
    exactMore: '{percent} mehr',
    same: 'kein Unterschied',
  },
  settledBy: {
    amounts: 'Ein so kleiner Unterschied kann an den Mengen liegen: Abgewogen ließe er sich klären.',
    uncounted: 'Würde das noch nicht Gezählte zugeordnet, ließe es sich klären.',
    food: 'Ein genauerer Wert für {food} würde es klären.',
    someFood: 'Ein genauerer Wert für eines der Lebensmittel würde es klären.',
    food_data: 'Die beiden wurden mit verschiedenen Fassungen der Lebensmitteldaten berechnet.',
    adding_up: 'Die Lebensmittel dahinter werden noch zusammengezählt. Bitte in einigen Minuten wieder nachsehen.',
  },
  restsOn: 'So weit die Lebensmitteldaten reichen; Mengen wie angegeben.',
  column: 'Wie sicher',
  against: {
    month: 'Gegenüber {month}',
    year: 'Gegenüber {month}, ein Jahr zuvor',
    average: 'Gegenüber allen zusammen',
    above: 'Gegenüber dem Platz darüber',
    version: 'Gegenüber dieser Version',
    before: 'Gegenüber dem Rezept, wie es ist',
    dish: 'Gegenüber {name}',
  },
} satisfies Texts<typeof enGb>;
