import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/label.ts';

export default {
  ...enGb,
  calculated: 'Calculated, not analyzed. Food data {version}.',
  gap: { ...enGb.gap, not_understood: 'not recognized; choose the ingredient in the recipe' },
  n: { ...enGb.n, saturatedFat: 'Saturated fat', fibre: 'Fiber' },
} satisfies Texts<typeof enGb>;
