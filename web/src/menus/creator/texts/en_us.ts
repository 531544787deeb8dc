import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  settings: {
    ...enGb.settings,
    ink: 'Color of the text',
    scopes: { ...enGb.settings.scopes, organization: 'The whole organization' },
  },
  labels: { ...enGb.labels, colour: 'Color' },
} satisfies Texts<typeof enGb>;
