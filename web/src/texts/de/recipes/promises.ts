import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '„{words}“, aber {dish} ist nicht vegan.',
    vegetarian: '„{words}“, aber {dish} ist nicht vegetarisch.',
    meatless: '„{words}“, aber {dish} enthält Fleisch.',
    without: '„{words}“, aber {dish} enthält {allergen}.',
  },
  unsure: {
    vegan: '„{words}“, aber es ist nicht bekannt, ob {dish} vegan ist.',
    vegetarian: '„{words}“, aber es ist nicht bekannt, ob {dish} vegetarisch ist.',
    meatless: '„{words}“, aber es ist nicht bekannt, ob {dish} Fleisch enthält.',
    without: '„{words}“, aber es ist nicht bekannt, ob {dish} {allergen} enthält.',
  },
  thisDish: 'dieses Gericht',
  animalRennet:
    '„{words}“, aber {dish} enthält einen Käse, der mit tierischem Lab hergestellt sein kann: Fragen Sie Ihren Lieferanten.',
  title: '{count, plural, one {# Gericht hält nicht, was es verspricht} other {# Gerichte halten nicht, was sie versprechen}}',
  titleUnsure:
    '{count, plural, one {Bei # Gericht ist nicht bekannt, ob es hält, was es verspricht} other {Bei # Gerichten ist nicht bekannt, ob sie halten, was sie versprechen}}',
  lead: 'Gäste verlassen sich auf diese Worte. Setzen Sie ein anderes Gericht ein, ändern Sie die Worte oder vervollständigen Sie das Rezept.',
  recorded: 'Sie können fortfahren; Ihr Name und die Gerichte werden im Änderungsprotokoll der Organisation festgehalten.',
} satisfies Texts<typeof enGb>;
