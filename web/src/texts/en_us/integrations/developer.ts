import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/integrations/developer.ts';

export default {
  ...enGb,
  try: {
    ...enGb.try,
    changes: 'This call changes your organization’s data.',
    askLead: 'This is a real call to this installation: it changes data for everyone in your organization.',
  },
} satisfies Texts<typeof enGb>;
