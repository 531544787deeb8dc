import { foodDataOfThread } from '../../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { restatedEvidence } from './restated-evidence.ts';

answerInThread(import.meta.url, ({ items }: { items: readonly Uint8Array[] }) =>
  items.map((evidence) => restatedEvidence(foodDataOfThread(), evidence)),
);
