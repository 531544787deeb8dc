import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/overview.ts';

export default {
  ...enGb,
  noKitchen: 'Menu plans belong to a restaurant. Somebody who runs the organization can add you to one.',
} satisfies Texts<typeof enGb>;
