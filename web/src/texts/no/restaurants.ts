import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Bytt restaurant',
  none: 'Ingen restaurant ennå',
  restaurant: 'Restauranten du arbeider i',
  search: 'Søk i restauranter',
  notFound: 'Ingen restaurant heter det.',
  switched: 'Du arbeider nå i {name}.',
  choice: {
    label: 'Restauranter å arbeide i',
    none: 'Ingen valgt',
  },
  missing: {
    title: 'Ingen restaurant ennå',
    add: 'Legg til en restaurant',
    leadAdd: 'Oppskrifter, menyer og rapporter hører til en restaurant. Legg til den første.',
    leadAsk: 'Be en administrator i organisasjonen om å gi deg en restaurant.',
  },
} satisfies Texts<typeof enGb>;
