import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/following.ts';

export default {
  ...enGb,
  lead: 'Kitchens in your organization can follow this plan. Changes you save reach them automatically; dishes that a kitchen has changed stay as they are.',
  libraryOnly: 'Other kitchens do not have these dishes: {names}. Move them to the organization’s library first.',
  offered: 'From your organization',
} satisfies Texts<typeof enGb>;
