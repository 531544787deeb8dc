import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Bytt restaurant',
  none: 'Ingen restaurant ennå',
  restaurant: 'Restauranten du jobber i',
  other: 'En annen restaurant',
  search: 'Søk etter restauranter',
  notFound: 'Ingen restaurant heter det.',
  switched: 'Du jobber nå i {name}.',
  elsewhere: 'Dette hører til {name}. Du jobber akkurat nå i {here}.',
  workThere: 'Bytt til {name}',
  choice: {
    label: 'Restauranter personen jobber i',
    none: 'Ingen valgt',
  },
  missing: {
    title: 'Ingen restaurant ennå',
    add: 'Legg til en restaurant',
    leadAdd: 'Oppskrifter, menyer og rapporter hører til en restaurant. Legg til den første.',
    leadAsk: 'Be en administrator i organisasjonen om å legge deg til i en restaurant.',
  },
} satisfies Texts<typeof enGb>;
