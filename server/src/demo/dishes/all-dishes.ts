import type { DemoDish } from '../demo-dish.ts';

export const DEMO_DISHES: readonly DemoDish[] = [];
