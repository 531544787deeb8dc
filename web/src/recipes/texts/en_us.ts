import type { Texts } from '../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  overview: {
    ...enGb.overview,
  },
  portion: { ...enGb.portion, nutrient: { ...enGb.portion.nutrient, fibre: 'Fiber' } },
  allergen: { ...enGb.allergen, soybeans: 'soy', sulphites: 'sulfites', molluscs: 'mollusks' },
} satisfies Texts<typeof enGb>;
