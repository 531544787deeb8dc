import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';
import { kept, planStore } from './plan-store.ts';

const monday = mondayOf(dayAt(KITCHEN.location, new Date()));
const closed = [{ from: dayLater(monday, 1), to: dayLater(monday, 1), name: 'Planning day' }];

test('a closed day says so with its reason, and a day outside of the plan which side of it', async () => {
  const plan = kept({ weekdays: [1, 2, 3, 4], startsOn: dayLater(monday, 1), endsOn: dayLater(monday, 2), closed });
  const page = openPage('/menu-plans/plan/spring', { answers: planStore(plan).answers });
  await page.finds('region', 'Monday, Week 1, Before the plan starts');
  await page.finds('region', 'Tuesday, Week 1, Closed: Planning day');
  await page.finds('region', 'Wednesday, Week 1');
  await page.finds('region', 'Thursday, Week 1, After the plan ends');
  await page.sees('Closed: Planning day');
  expect(await axeFindings()).toEqual([]);
});

test('why a day is closed is typed with it, and stays', async () => {
  const store = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers: store.answers });
  await page.press('Settings', undefined, 'tab');
  await page.fill('From', '2026-12-24');
  await page.fill('Reason', 'Christmas Eve');
  await page.press('Add closed days');
  await page.press('Save');
  const day = { from: '2026-12-24', to: '2026-12-24', name: 'Christmas Eve' };
  await waitFor(() => expect(store.plans.get('spring')?.closed).toEqual([day]));
  await page.sees(/· Christmas Eve$/);
});
