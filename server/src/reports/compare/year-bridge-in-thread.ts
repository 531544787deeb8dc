import { foodDataOfThread } from '../../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { type StoredPair, yearBridges } from './year-bridges.ts';

answerInThread(import.meta.url, ({ items }: { items: readonly StoredPair[] }) =>
  items.map((pair) => yearBridges(foodDataOfThread(), pair)),
);
