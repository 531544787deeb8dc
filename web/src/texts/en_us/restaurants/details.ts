import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/restaurants/details.ts';

export default {
  ...enGb,
  sameLocation: 'Same as the organization',
  organizationsLocation: '{location}, same as the organization',
  bin: 'Trash',
  binEmptyTitle: 'The trash is empty',
  leaderboard: {
    ...enGb.leaderboard,
    isIn: '{name} takes part. Your organization’s admins and owners decide this.',
    isOut: '{name} does not take part. Your organization’s admins and owners decide this.',
    seen: 'Everyone in your organization and the owners of your group see its name, place and values. Across the sector, its values are shown without a name, and only if there are enough other restaurants.',
  },
} satisfies Texts<typeof enGb>;
