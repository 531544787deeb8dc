import type { DemoDish } from '../demo-dish.ts';
import { CANAL_MAINS } from './canal-mains.ts';
import { CANAL_SMALL_AND_SWEET } from './canal-small-and-sweet.ts';
import { CLAIRVAL_MAINS } from './clairval-mains.ts';
import { CLAIRVAL_SMALL_AND_SWEET } from './clairval-small-and-sweet.ts';
import { HAVNEN_MAINS } from './havnen-mains.ts';
import { HAVNEN_SMALL_AND_SWEET } from './havnen-small-and-sweet.ts';
import { MATSALEN_MAINS } from './matsalen-mains.ts';
import { MATSALEN_SMALL_AND_SWEET } from './matsalen-small-and-sweet.ts';
import { SPEICHER_MAINS } from './speicher-mains.ts';
import { SPEICHER_SMALL_AND_SWEET } from './speicher-small-and-sweet.ts';

export const DEMO_DISHES: readonly DemoDish[] = [
  ...MATSALEN_MAINS,
  ...MATSALEN_SMALL_AND_SWEET,
  ...HAVNEN_MAINS,
  ...HAVNEN_SMALL_AND_SWEET,
  ...SPEICHER_MAINS,
  ...SPEICHER_SMALL_AND_SWEET,
  ...CANAL_MAINS,
  ...CANAL_SMALL_AND_SWEET,
  ...CLAIRVAL_MAINS,
  ...CLAIRVAL_SMALL_AND_SWEET,
];
