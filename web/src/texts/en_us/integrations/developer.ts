import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/integrations/developer.ts';

export default {
  ...enGb,
  try: {
    ...enGb.try,
    changes: 'This call changes what your organization has.',
    askLead: 'It is a real call to this installation: what it changes is changed for everyone in your organization.',
  },
} satisfies Texts<typeof enGb>;
