import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Hva som har endret seg siden {month}',
  lead: 'Delene summerer seg til forskjellen. Rekkefølgen påvirker dem ikke.',
  none: 'Ingenting er endret.',
  basis: {
    label: 'Vis',
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
    matching: 'Hva navnene er koblet til',
    food_data: 'Matvaredata',
  },
  head: {
    part: 'Del',
    change: 'Endring, {unit}',
    rows: 'Mest på grunn av',
  },
  rows: '{name} ({co2})',
  showRows: 'Vis hva som bidrar mest til hver del',
  dishes: 'Vis hvilke retter eller matvarer forskjellen skyldes',
  compare: 'Sammenlign andre måneder, restauranter eller versjoner',
  sheet: 'Hva som har endret seg',
  next: {
    title: 'Neste steg',
    most: 'Mest på grunn av {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e over det globale gjennomsnittet, {percent} av totalen.',
    foods: 'Begynn med {foods}: til sammen {percent} av totalen.',
    count:
      '{rows, plural, one {# rad er ikke regnet med} other {# rader er ikke regnet med}} ennå. Koble {rows, plural, one {den} other {dem}} først; før det kan ingenting sammenlignes.',
  },
} satisfies Texts<typeof enGb>;
