import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '”{words}”: {dish} är inte vegansk.',
    vegetarian: '”{words}”: {dish} är inte vegetarisk.',
    meatless: '”{words}”: {dish} innehåller kött.',
  },
  unsure: {
    vegan: '”{words}”: det är okänt om {dish} är vegansk.',
    vegetarian: '”{words}”: det är okänt om {dish} är vegetarisk.',
    meatless: '”{words}”: det är okänt om {dish} innehåller kött.',
  },
  title: '{count, plural, one {# rätt är inte det den lovar} other {# rätter är inte det de lovar}}',
  titleUnsure: '{count, plural, one {Det är okänt om # rätt är det den lovar} other {Det är okänt om # rätter är det de lovar}}',
  lead: 'Gäster som inte äter kött litar på de här orden. Sätt dit en annan rätt, ändra orden eller gör receptet komplett.',
  recorded: 'Du kan fortsätta; ditt namn och rätterna sparas i organisationens ändringslogg.',
} satisfies Texts<typeof enGb>;
