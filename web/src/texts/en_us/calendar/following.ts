import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/following.ts';

export default {
  ...enGb,
  lead: 'Kitchens of your organization follow this plan: what you save arrives there by itself, and dishes that a kitchen changes stay its own.',
  libraryOnly: 'Other kitchens do not have these dishes: {names}. Move them to the organization’s library first.',
  offered: 'From your organization',
} satisfies Texts<typeof enGb>;
