import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/import.ts';

export default {
  ...enGb,
  source: { ...enGb.source, kindText: 'Text: a document, an email or notes – one recipe or a whole folder.' },
  preview: { ...enGb.preview, in: { ...enGb.preview.in, organization: 'The organization’s library, for every kitchen' } },
  standing: { ...enGb.standing, understood: '{count, plural, one {# line recognized} other {# lines recognized}}' },
  word: { ...enGb.word, understood: 'Recognized' },
} satisfies Texts<typeof enGb>;
