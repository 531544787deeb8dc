import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/ingredients/why.ts';

export default {
  ...enGb,
  process: { ...enGb.process, pickled: 'Jar or can, and pasteurizing', ground: 'Industrial grinding or milling' },
} satisfies Texts<typeof enGb>;
