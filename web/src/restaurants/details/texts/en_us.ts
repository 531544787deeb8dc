import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  sameLocation: 'As the organization',
  organizationsLocation: '{location}, as the organization',
  leaderboard: {
    ...enGb.leaderboard,
    seen: 'Everybody in your organization sees its name, place and figures, and so do those who run your enterprise. In the sector its figures stand without a name, and only where there are enough others.',
  },
} satisfies Texts<typeof enGb>;
