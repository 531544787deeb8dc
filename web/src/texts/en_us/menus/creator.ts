import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/creator.ts';

export default {
  ...enGb,
  settings: {
    ...enGb.settings,
    ink: 'Color of the text',
    scopes: { ...enGb.settings.scopes, organization: 'The whole organization' },
  },
  lock: {
    ...enGb.lock,
    library:
      'This menu stands in the library of the whole organization: show it, print it and copy it. Those who run the organization change it.',
  },
  labels: { ...enGb.labels, colour: 'Color' },
} satisfies Texts<typeof enGb>;
