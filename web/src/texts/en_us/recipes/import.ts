import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/import.ts';

export default {
  ...enGb,
  source: { ...enGb.source, kindText: 'Text: a document, an email, notes – one recipe or a whole folder.' },
  preview: { ...enGb.preview, in: { ...enGb.preview.in, organization: 'The library of the organization, for every kitchen' } },
} satisfies Texts<typeof enGb>;
