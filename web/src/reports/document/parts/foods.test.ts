import { expect, test } from 'vitest';
import { foodShares } from './foods.tsx';

const food = (group: string, kg: number) => ({
  group,
  name: group,
  weight: 1000,
  co2: { value: kg * 1000, low: kg * 1000, high: kg * 1000 },
  co2WithoutLandUseChange: null,
});

test('a food has its share of all that was bought, however much of another came back', () => {
  const contributions = [food('cheese', 3), food('leek', 1), food('cream', -3)];
  const shares = foodShares({ data: { contributions } as unknown as Parameters<typeof foodShares>[0]['data'] });
  expect(shares.map(({ share, bar }) => [share, bar])).toEqual([
    [0.75, 1],
    [0.25, 1 / 3],
    [-0.75, 0],
  ]);
});
