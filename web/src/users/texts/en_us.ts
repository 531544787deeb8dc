import type { Texts } from '../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  email: 'Email',
  problem: { ...enGb.problem, email: 'Please enter your email.' },
} satisfies Texts<typeof enGb>;
