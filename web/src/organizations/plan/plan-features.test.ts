import { expect, test } from 'vitest';
import { FEATURE_NAMES } from '@plateprint/shared/access/plan.ts';
import { lackedBy } from './plan-features.ts';

test('professional lacks nothing, and each lower plan lacks what the one above it lacks and more', () => {
  expect(lackedBy('professional')).toEqual([]);
  expect(lackedBy('intermediate')).toEqual(['integrations', 'mapper_page', 'enterprise_views']);
  expect(lackedBy('plus')).toEqual(expect.arrayContaining(lackedBy('intermediate')));
  expect(lackedBy('starter')).toHaveLength(10);
  expect(FEATURE_NAMES).toHaveLength(15);
});
