import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyDashboard, emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';

const figure = { value: 1200, low: 1000, high: 1500 };

/** Two months, of which the former was made with another release of the food data. */
function twoReleases(foodData: Partial<Dashboard['foodData']>): Dashboard {
  const empty = emptyDashboard();
  const reported = empty.history.map((item, at) =>
    at < 10 ? item : { ...item, reports: 1, reportId: `report-${at}`, averageCO2: figure, perKg: figure, totalCO2: figure },
  );
  const difference = { co2: null, percent: null, sure: 'cannot_tell', settledBy: { kind: 'nothing', food: null } } as const;
  return {
    ...empty,
    history: reported,
    change: { direction: 'down', percent: -3, difference, foodDataVersion: '2027.2' },
    foodDataVersions: ['2027.1', '2027.2'],
    foodData: { basis: 'published', today: '2027.2', differs: true, waiting: 0, ...foodData },
  };
}

const AROUND = [
  answer(readChange, { change: null }),
  answer(listReports, { items: [], next: null }),
  answer(readNextSteps, { months: 0, basedOn: [], share: 0, dishes: [], actions: [] }),
];
const opened = (given: ReturnType<typeof answer>) => openPage('/dashboard', { answers: [...emptyKitchen(), given, ...AROUND] });

test('months of two releases say which both are brought to, and can all be seen at the food data of today', async () => {
  const page = opened(answer(readDashboard, ({ query }) => twoReleases({ basis: query.foodData })));
  await page.sees('Both months with food data 2027.2');
  await page.sees(/The values as shown in your reports/);
  await page.press(/With today’s food data \(2027\.2\)/, undefined, 'radio');
  await page.sees(/Past amounts with today’s food data/);
  expect(page.asked(readDashboard).at(-1)?.query.foodData).toBe('today');
  expect(await axeFindings()).toEqual([]);
});

test('what a job has still to work out is said', async () => {
  const page = opened(answer(readDashboard, twoReleases({ waiting: 2 })));
  expect(await page.sees(/2 reports are still being recalculated/)).toBeTruthy();
});

test('months of one release leave nothing to choose', async () => {
  const page = opened(answer(readDashboard, twoReleases({ differs: false })));
  await page.finds('heading', 'Last twelve months');
  expect(screen.queryByText('As published')).toBeNull();
});
