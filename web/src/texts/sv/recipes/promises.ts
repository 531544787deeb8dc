import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '”{words}”: {dish} är inte vegansk.',
    vegetarian: '”{words}”: {dish} är inte vegetarisk.',
    meatless: '”{words}”: {dish} innehåller kött.',
    without: '”{words}”: {dish} innehåller {allergen}.',
  },
  unsure: {
    vegan: '”{words}”: det är okänt om {dish} är vegansk.',
    vegetarian: '”{words}”: det är okänt om {dish} är vegetarisk.',
    meatless: '”{words}”: det är okänt om {dish} innehåller kött.',
    without: '”{words}”: det är okänt om {dish} innehåller {allergen}.',
  },
  thisDish: 'rätten',
  animalRennet: '”{words}”: {dish} innehåller en ost som kan vara gjord med animalisk löpe: fråga leverantören.',
  title: '{count, plural, one {# rätt håller inte vad den lovar} other {# rätter håller inte vad de lovar}}',
  titleUnsure:
    '{count, plural, one {Det är okänt om # rätt håller vad den lovar} other {Det är okänt om # rätter håller vad de lovar}}',
  lead: 'Gästerna litar på de här orden. Byt rätt, ändra orden eller komplettera receptet.',
  recorded: 'Du kan fortsätta; ditt namn och rätterna sparas i organisationens ändringslogg.',
} satisfies Texts<typeof enGb>;
