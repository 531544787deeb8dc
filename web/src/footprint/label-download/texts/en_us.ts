import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  layouts: { ...enGb.layouts, stacked: 'Centered' },
  colour: 'Colors',
  colours: { ...enGb.colours, colour: 'For light backgrounds', night: 'For dark backgrounds' },
} satisfies Texts<typeof enGb>;
