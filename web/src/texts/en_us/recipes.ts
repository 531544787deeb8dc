import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/recipes.ts';

export default {
  ...enGb,
  paste: {
    ...enGb.paste,
    hint: 'Title, portions, ingredients and method can all be in one text: we recognize them automatically.',
  },
  portion: { ...enGb.portion, nutrient: { ...enGb.portion.nutrient, saturatedFat: 'Saturated fat', fibre: 'Fiber' } },
  openBy: { ...enGb.openBy, not_understood: 'not recognized: choose the ingredient' },
} satisfies Texts<typeof enGb>;
