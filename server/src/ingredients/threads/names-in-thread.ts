import type { Language } from '@plateprint/shared/kernel/language.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { matchName } from '../actions/match-name.ts';
import { foodDataOfThread } from './shared-food-data.ts';

answerInThread(import.meta.url, ({ language, items }: { language: Language; items: readonly string[] }) =>
  items.map((name) => matchName(foodDataOfThread(), name, language)),
);
