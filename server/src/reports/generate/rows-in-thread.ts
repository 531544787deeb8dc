import { foodDataOfThread } from '../../ingredients/threads/shared-food-data.ts';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { answerToOrder, type RowsOrder } from './made-of-rows.ts';

answerInThread(import.meta.url, (order: RowsOrder) => answerToOrder(foodDataOfThread(), order));
