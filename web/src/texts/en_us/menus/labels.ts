import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/labels.ts';

export default {
  ...enGb,
  lead: 'Since September 27, 2026 labels with letters or colors need a certification scheme or a public authority behind them in the European Union. Choose what the labels your guests see are based on.',
  figuresHint: 'Guests read the number, its unit and what it covers, without a letter, color or word. This needs no certificate.',
  ownHint: 'Letters stay as they are. Your organization is responsible for whether it may show them, and your name is recorded.',
  certificateHint: 'PDF, PNG or JPG, up to 5 MB. Only your organization’s admins and owners can open it.',
  answer: 'I take responsibility for the letters on behalf of our organization.',
  unsigned: 'Check the box to continue.',
  applies:
    'This applies to all the organization’s menus. {count, plural, =0 {None is live now.} one {One live menu changes at once.} other {# live menus change at once.}}',
  notYours: 'Only your organization’s admins and owners can choose this. You can continue now with values only.',
  notice: 'Your organization shows letters at its own risk.',
} satisfies Texts<typeof enGb>;
