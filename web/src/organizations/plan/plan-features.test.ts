import { expect, test } from 'vitest';
import { lackedBy, PLAN_FEATURES } from './plan-features.ts';

test('professional lacks nothing, and each lower plan lacks what the one above it lacks and more', () => {
  expect(lackedBy('professional')).toEqual([]);
  expect(lackedBy('intermediate')).toEqual(['integrations', 'mapper_page', 'enterprise_views']);
  expect(lackedBy('plus')).toEqual(expect.arrayContaining(lackedBy('intermediate')));
  expect(lackedBy('starter')).toHaveLength(10);
  expect(PLAN_FEATURES).toHaveLength(15);
});
