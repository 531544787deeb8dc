import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  allergen: { ...enGb.allergen, soybeans: 'soy', sulphites: 'sulfites', molluscs: 'mollusks' },
} satisfies Texts<typeof enGb>;
