import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Skift restaurant',
  none: 'Ingen restaurant endnu',
  restaurant: 'Restauranten, du arbejder i',
  other: 'En anden restaurant',
  search: 'Søg efter restauranter',
  notFound: 'Ingen restaurant hedder sådan.',
  switched: 'Du arbejder nu i {name}.',
  elsewhere: 'Dette hører til {name}. Du arbejder lige nu i {here}.',
  workThere: 'Skift til {name}',
  choice: {
    label: 'Restauranter, personen arbejder i',
    none: 'Ingen valgt',
  },
  missing: {
    title: 'Ingen restaurant endnu',
    add: 'Tilføj en restaurant',
    leadAdd: 'Opskrifter, menuer og rapporter hører til en restaurant. Tilføj den første.',
    leadAsk: 'Bed en administrator i organisationen om at tilføje dig til en restaurant.',
  },
} satisfies Texts<typeof enGb>;
