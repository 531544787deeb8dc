import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '‘{words}’, maar {dish} is niet veganistisch.',
    vegetarian: '‘{words}’, maar {dish} is niet vegetarisch.',
    meatless: '‘{words}’, maar {dish} bevat vlees.',
    without: '‘{words}’, maar {dish} bevat {allergen}.',
  },
  unsure: {
    vegan: '‘{words}’, maar het is niet bekend of {dish} veganistisch is.',
    vegetarian: '‘{words}’, maar het is niet bekend of {dish} vegetarisch is.',
    meatless: '‘{words}’, maar het is niet bekend of {dish} vlees bevat.',
    without: '‘{words}’, maar het is niet bekend of {dish} {allergen} bevat.',
  },
  thisDish: 'dit gerecht',
  animalRennet: '‘{words}’, maar {dish} bevat een kaas die met dierlijk stremsel kan zijn gemaakt: vraag het aan uw leverancier.',
  title: '{count, plural, one {# gerecht doet niet wat het belooft} other {# gerechten doen niet wat ze beloven}}',
  titleUnsure:
    '{count, plural, one {Van # gerecht is niet bekend of het klopt met wat het belooft} other {Van # gerechten is niet bekend of ze kloppen met wat ze beloven}}',
  lead: 'Gasten vertrouwen op deze woorden. Zet er een ander gerecht neer, wijzig de woorden of maak het recept compleet.',
  recorded: 'U kunt doorgaan; uw naam en deze gerechten worden vastgelegd in het activiteitenlogboek van de organisatie.',
} satisfies Texts<typeof enGb>;
