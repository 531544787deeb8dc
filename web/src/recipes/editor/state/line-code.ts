import type { Language } from '@plateprint/shared/kernel/language.ts';
import { loadTexts } from '../../../platform/i18n/load-texts.ts';
import { later } from '../../../ui/opened/later.ts';
import { LINE_TEXTS } from '../../line-texts.ts';

/** What reads written lines in eight languages and counts them: a recipe without any line does without. */
export const LINE_CODE = later(async () => (await import('./line-rules.ts')).LINE_RULES);

/** Whoever is about to write a line waits for nothing once it is written. */
export function fetchForLines(language: Language): void {
  void LINE_CODE.fetch();
  // Texts that do not arrive are asked for again by the part that says them.
  for (const area of LINE_TEXTS) loadTexts(area, language).catch(() => undefined);
}
