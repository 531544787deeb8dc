import { expect, test } from 'vitest';
import type { Month } from '../../kernel/month.ts';
import { beforeAndSince, type KitchenReports } from './dish-then.ts';

const STEW = { dishId: 'stew', keptAt: '2026-03-04T10:00:00.000Z' };

function kitchen(sold: Record<Month, number | null>, gramsEach = 1000): KitchenReports {
  const months = Object.keys(sold) as Month[];
  const dishes = months.flatMap((month) => {
    const servings = sold[month] ?? null;
    return servings === null ? [] : [{ month, id: 'stew', servings, co2: servings * gramsEach }];
  });
  return { months, dishes };
}

test('a month in which a dish was not sold is one of none, and one without a report is none at all', () => {
  expect(beforeAndSince([kitchen({ '2026-01': 60, '2026-03': null, '2026-05': 20 })], STEW)).toEqual({
    before: { months: 2, servings: 30, perServing: 1000 },
    since: { months: 1, servings: 20, perServing: 1000 },
  });
});

test('of what no report speaks nothing is known', () => {
  const unknown = { months: 0, servings: null, perServing: null };
  expect(beforeAndSince([], STEW)).toEqual({ before: unknown, since: unknown });
  expect(beforeAndSince([kitchen({ '2026-02': 10 })], STEW).since).toEqual(unknown);
});

test('a kitchen that has not reported since is not taken for one that sells less', () => {
  const both = kitchen({ '2026-02': 40, '2026-03': 40, '2026-04': 30 });
  const silent = kitchen({ '2026-02': 500, '2026-03': 500 });
  expect(beforeAndSince([both, silent], STEW)).toMatchObject({ before: { servings: 40 }, since: { servings: 30 } });
});

test('kitchens with other months are added up by what each sells a month', () => {
  const [one, other] = [kitchen({ '2026-02': 10, '2026-03': 30, '2026-04': 8 }), kitchen({ '2026-03': 50, '2026-05': 40 })];
  expect(beforeAndSince([one, other], STEW)).toMatchObject({
    before: { months: 2, servings: 70 },
    since: { months: 2, servings: 48 },
  });
});
