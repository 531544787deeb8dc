import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/first.ts';

export default {
  ...enGb,
  sample:
    'Carrot soup with ginger\nServes 4\n\n2 lb carrots\n1 yellow onion, chopped\n1 oz fresh ginger\n1 tbsp canola oil\n4 cups vegetable stock\n1 cup cream\n1 tsp salt\n\nMethod\nFry onion and ginger in the oil, add carrots and stock, simmer until soft. Blend with the cream.',
} satisfies Texts<typeof enGb>;
