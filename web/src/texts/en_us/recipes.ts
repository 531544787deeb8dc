import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/recipes.ts';

export default {
  ...enGb,
  overview: {
    ...enGb.overview,
  },
  portion: { ...enGb.portion, nutrient: { ...enGb.portion.nutrient, fibre: 'Fiber' } },
} satisfies Texts<typeof enGb>;
