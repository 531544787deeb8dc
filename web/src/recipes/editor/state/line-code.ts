import { later } from '../../../ui/opened/later.ts';

/** What reads written lines in eight languages and counts them: a recipe without any line does without. */
export const LINE_CODE = later(async () => (await import('./line-rules.ts')).LINE_RULES);
