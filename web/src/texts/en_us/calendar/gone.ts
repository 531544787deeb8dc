import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/gone.ts';

export default {
  ...enGb,
  help: { ...enGb.help, deleted: enGb.help.deleted.replace('in the bin', 'in the trash') },
} satisfies Texts<typeof enGb>;
