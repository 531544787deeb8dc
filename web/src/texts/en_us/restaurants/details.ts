import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/restaurants/details.ts';

export default {
  ...enGb,
  sameLocation: 'Same as the organization',
  organizationsLocation: '{location}, as the organization',
  leaderboard: {
    ...enGb.leaderboard,
    isIn: '{name} takes part. Those who run your organization, its admins and owners, decide about it.',
    isOut: '{name} does not take part. Those who run your organization, its admins and owners, decide about it.',
    seen: 'Everybody in your organization sees its name, place and figures, and so do those who run your enterprise. In the sector its figures stand without a name, and only where there are enough others.',
  },
} satisfies Texts<typeof enGb>;
