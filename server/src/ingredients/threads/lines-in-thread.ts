import type { Language } from '@plateprint/shared/kernel/language.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { understandLine } from '../actions/understand-line.ts';
import { foodDataOfThread } from './shared-food-data.ts';

answerInThread(import.meta.url, ({ language, items }: { language: Language; items: readonly string[] }) =>
  items.map((line) => understandLine(foodDataOfThread(), line, language)),
);
