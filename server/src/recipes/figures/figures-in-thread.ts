import { foodDataOfThread } from '../../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import type { DueRecipe } from '../recalculation-store.ts';
import type { WrittenBag } from '../stored-bag.ts';
import { newFigures } from './new-figures.ts';

answerInThread(import.meta.url, ({ items, bags }: { items: readonly DueRecipe[]; bags: readonly WrittenBag[] }) =>
  items.map((due) => newFigures(foodDataOfThread(), due, { bags })),
);
