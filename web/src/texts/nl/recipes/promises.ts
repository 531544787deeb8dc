import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '‘{words}’: {dish} is niet veganistisch.',
    vegetarian: '‘{words}’: {dish} is niet vegetarisch.',
    meatless: '‘{words}’: {dish} bevat vlees.',
    without: '‘{words}’: {dish} bevat {allergen}.',
  },
  unsure: {
    vegan: '‘{words}’: onbekend of {dish} veganistisch is.',
    vegetarian: '‘{words}’: onbekend of {dish} vegetarisch is.',
    meatless: '‘{words}’: onbekend of {dish} vlees bevat.',
    without: '‘{words}’: onbekend of {dish} {allergen} bevat.',
  },
  thisDish: 'dit gerecht',
  animalRennet: '‘{words}’: {dish} bevat een kaas die met dierlijk stremsel gemaakt kan zijn: vraag het uw leverancier.',
  title: '{count, plural, one {# gerecht is niet wat het belooft} other {# gerechten zijn niet wat ze beloven}}',
  titleUnsure:
    '{count, plural, one {Van # gerecht is onbekend of het is wat het belooft} other {Van # gerechten is onbekend of ze zijn wat ze beloven}}',
  lead: 'Gasten vertrouwen op deze woorden. Zet er een ander gerecht neer, wijzig de woorden of maak het recept compleet.',
  recorded: 'U kunt doorgaan; uw naam en deze gerechten worden vastgelegd in het activiteitenlogboek van de organisatie.',
} satisfies Texts<typeof enGb>;
