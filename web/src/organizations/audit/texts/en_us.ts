import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  empty: 'Who changes what about people, restaurants and the organization will stand here.',
  deeds: {
    ...enGb.deeds,
    organization_created: 'Organization made:',
    organization_changed: 'Organization changed:',
    organization_deleted: 'Organization deleted:',
    organization_restored: 'Organization restored:',
    organization_erased: 'Organization erased:',
    organization_exported: 'Organization’s data exported:',
    organization_associated: 'Organization joined an enterprise:',
    organization_dissociated: 'Organization left an enterprise:',
  },
  fields: {
    ...enGb.fields,
    organization: 'Organization',
  },
} satisfies Texts<typeof enGb>;
