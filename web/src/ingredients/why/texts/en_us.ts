import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  process: { ...enGb.process, pickled: 'Jar or can, and pasteurizing' },
} satisfies Texts<typeof enGb>;
