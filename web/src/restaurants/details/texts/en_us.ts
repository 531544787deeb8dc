import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  sameLocation: 'As the organization',
  organizationsLocation: '{location}, as the organization',
} satisfies Texts<typeof enGb>;
