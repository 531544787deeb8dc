import type { Language } from '@plateprint/shared/kernel/language.ts';
import { foodDataOfThread } from '../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../platform/threads/answer-in-thread.ts';
import { understandPurchased } from './match-purchased.ts';

answerInThread(import.meta.url, ({ language, items }: { language: Language; items: readonly string[] }) =>
  items.map((name) => understandPurchased(foodDataOfThread(), name, language)),
);
