import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/purchases/statement.ts';

export default enGb satisfies Texts<typeof enGb>;
