import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/creator.ts';

export default {
  ...enGb,
  lock: {
    ...enGb.lock,
    library: 'This menu belongs to the organization’s library. You can show, print and copy it; admins can edit it.',
  },
  settings: {
    ...enGb.settings,
    aligns: { ...enGb.settings.aligns, center: 'Center' },
    valuesAlone: 'Your organization shows guests only values: label styles with letters show the value instead.',
    ink: 'Text color',
    scopes: { ...enGb.settings.scopes, organization: 'The whole organization' },
  },
  labels: { ...enGb.labels, colour: 'Color' },
} satisfies Texts<typeof enGb>;
