import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/labels.ts';

export default {
  ...enGb,
  lead: 'Since 27 September 2026 labels with letters or colours need a certification scheme or a public authority behind them in the European Union. Choose on what your organization shows them to guests.',
  ownHint: 'Letters stay as they are. Whether they may is for your organization to answer for, and your name is kept.',
  answer: 'I sign for the letters in the name of our organization.',
  applies:
    'This holds for all menus of the organization. {count, plural, =0 {None is live now.} one {One live menu follows at once.} other {# live menus follow at once.}}',
  notYours: 'Choosing is for those who run the organization. You can continue now with values only.',
  certificateHint: 'PDF, PNG or JPG, at most 5 MB. Only those who run the organization can open it.',
  notice: 'Your organization shows letters on its own responsibility.',
} satisfies Texts<typeof enGb>;
