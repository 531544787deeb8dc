import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Fyll från en lista',
  title: 'Fyll de lediga platserna',
  lead: 'Skriv eller klistra in rätter, en per rad, med receptens namn. De läggs på de lediga platserna i samma ordning, dag för dag.',
  dishes: 'Rätter',
  take: 'Använd kökets rätter',
  categories: 'Kategorier som tas med',
  category: '{name} ({count, number})',
  noCategory: 'Utan kategori',
  smallPortions: 'Kategorier med små portioner, som tillbehör och efterrätter, är inte valda från början.',
  noneOfThem: 'Välj ingen',
  latest: 'Bara de {count, number} senast ändrade rätterna visas; köket har fler.',
  looking: 'Söker …',
  found: '{found, number} av {all, number} hittades.',
  notFound: 'Finns inte bland era recept',
  leaveOut: 'Hoppa över',
  lines: 'Rader att fylla',
  again: 'Börja om från början tills varje plats har en rätt',
  promise: 'En rad som heter ”vegetariskt”, ”veganskt” eller ”utan …” får bara rätter som med säkerhet uppfyller det.',
  from: 'Från och med {weekday}, vecka {week, number}.',
  fill: '{count, plural, =0 {Fyll} one {Fyll # plats} other {Fyll # platser}}',
  free: '{count, plural, one {# plats förblir ledig.} other {# platser förblir lediga.}}',
  left: '{count, plural, one {# rätt får ingen plats.} other {# rätter får ingen plats.}}',
  leftNames: 'Rätter utan plats',
  takeUnknown: {
    diet: 'Lägg även rätter på vegetariska och veganska rader när det är oklart om de är det',
    allergens: 'Lägg även rätter på ”utan …”-rader när de kan innehålla det eller när det är oklart',
  },
  quoted: '”{name}”',
  leftOver: {
    full: 'Det finns ingen ledig plats kvar till: {dishes}.',
    twice: 'Finns redan på varje dag som har en ledig plats: {dishes}.',
    unknown: 'De lediga platserna är på {lines}, och det är inte känt om de här rätterna passar där: {dishes}.',
    broken: 'De lediga platserna är på {lines}, och de här rätterna passar inte där: {dishes}.',
  },
} satisfies Texts<typeof enGb>;
