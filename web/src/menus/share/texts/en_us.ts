import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default { ...enGb } satisfies Texts<typeof enGb>;
