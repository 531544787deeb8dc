import type { OpenLine } from '@plateprint/shared/integrations/open/open-recipe.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { foodDataOfThread } from '../../../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../../../platform/threads/answer-in-thread.ts';
import { readRecipe } from './understand-open-lines.ts';

answerInThread(import.meta.url, ({ language, items }: { language: Language; items: readonly (readonly OpenLine[])[] }) =>
  items.map((lines) => readRecipe(foodDataOfThread(), lines, language)),
);
