import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Hva som er endret siden {month}',
  lead: 'Delene summerer til forskjellen. Ingen av dem får fortrinn av rekkefølgen.',
  none: 'Ingenting er endret.',
  basis: {
    label: 'Regnet',
    average: 'I snitt',
    total: 'Totalt',
  },
  per: {
    total: 'kg CO₂e totalt',
    portion: 'kg CO₂e per porsjon',
    kg: 'kg CO₂e per kg mat',
  },
  part: {
    servings: 'Hvor mye som ble solgt eller kjøpt',
    mix: 'Hvilke retter eller matvarer',
    recipes: 'Oppskrifter og porsjonsstørrelser',
    supply: 'Opprinnelse og økologisk',
    matching: 'Hva navn er koblet til',
    food_data: 'Matvaredata',
  },
  head: {
    part: 'Del',
    change: 'Endring, {unit}',
    rows: 'Mest ved',
  },
  rows: '{name} ({co2})',
  showRows: 'Vis hva som bidrar mest til hver del',
  dishes: 'Vis hvilke retter eller matvarer forskjellen skyldes',
  compare: 'Sammenlign andre måneder, restauranter eller versjoner',
  sheet: 'Hva som er endret',
  next: {
    title: 'Neste steg',
    most: 'Mest på grunn av {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e over det globale gjennomsnittet, {percent} av totalen.',
    foods: 'Begynn med {foods}: til sammen {percent} av totalen.',
    count:
      '{rows, plural, one {# rad telles} other {# rader telles}} ikke ennå. Svar på hva {rows, plural, one {den} other {de}} er: Før det kan ingenting sammenlignes.',
  },
} satisfies Texts<typeof enGb>;
