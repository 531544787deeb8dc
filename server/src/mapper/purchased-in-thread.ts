import { foodDataOfThread } from '../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../platform/threads/answer-in-thread.ts';
import { type PlainName, understandPurchased } from './match-purchased.ts';

answerInThread(import.meta.url, ({ items }: { items: readonly PlainName[] }) =>
  items.map((name) => understandPurchased(foodDataOfThread(), name)),
);
