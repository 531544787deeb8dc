import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Area } from '../../../platform/i18n/area-texts.ts';
import { loadTexts } from '../../../platform/i18n/load-texts.ts';
import { later } from '../../../ui/opened/later.ts';

/** What reads written lines in eight languages and counts them: a recipe without any line does without. */
export const LINE_CODE = later(async () => (await import('./line-rules.ts')).LINE_RULES);

/** What is said of written lines: a recipe without any is shown before these are there. */
export const LINE_TEXTS: readonly Area[] = [
  'recipes/panel',
  'recipes/doubts',
  'recipes/promises',
  'recipes/served',
  'ingredients/why',
  'footprint/difference',
];

/** Whoever is about to write a line waits for nothing once it is written. */
export function fetchForLines(language: Language): void {
  void LINE_CODE.fetch();
  // Texts that do not arrive are asked for again by the part that says them.
  for (const area of LINE_TEXTS) loadTexts(area, language).catch(() => undefined);
}
