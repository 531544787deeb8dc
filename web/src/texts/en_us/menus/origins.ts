import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/origins.ts';

export default {
  ...enGb,
  unread:
    '{count, plural, one {# dish has a line that is not recognized and may be meat: its origin is not printed.} other {# dishes have a line that is not recognized and may be meat: its origin is not printed.}}',
} satisfies Texts<typeof enGb>;
