import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyDashboard, emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';

test('reports that the product is making are said to come, and appear by themselves', async () => {
  const figure = { value: 1200, low: 1000, high: 1500 };
  const empty = emptyDashboard();
  const last = { ...empty.history[11], reports: 1, reportId: 'last', averageCO2: figure, perKg: figure, totalCO2: figure };
  const made = { ...empty, history: [...empty.history.slice(0, 11), last], missing: [] } as typeof empty;
  let isMade = false;
  const page = openPage('/dashboard', {
    answers: [
      ...emptyKitchen(),
      answer(readDashboard, () => (isMade ? made : { ...empty, areComing: true })),
      answer(readChange, { change: null }),
      answer(listReports, { items: [], next: null }),
      answer(readNextSteps, { months: 0, basedOn: [], share: 0, dishes: [], actions: [] }),
    ],
  });
  await page.finds('heading', 'Reports are on their way');
  expect(screen.queryByText('No months to show yet')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  isMade = true;
  await waitFor(() => screen.getByRole('heading', { name: 'Last twelve months' }), { timeout: 10_000 });
  expect(screen.queryByText('Reports are on their way')).toBeNull();
  const asked = page.asked(readDashboard).length;
  expect(asked).toBeGreaterThan(1);
}, 20_000);
