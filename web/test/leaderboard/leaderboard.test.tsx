import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import type { BoardRow, Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { readRestaurant, updateRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { organizationAnswers, kitchenDetails } from '../support/organization.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const ADMIN = { role: 'organization-admin' } as const;
const { id, name, organizationId, organizationName } = KITCHEN;
const restaurant = { id, name, organizationId, organizationName };

const FIRST: BoardRow = {
  position: 1,
  place: 1,
  isShared: false,
  value: 640,
  range: { low: 500, high: 800 },
  above: null,
  level: 'low',
  perServing: 610,
  restaurant,
  months: 1,
  movement: null,
};

function board(differs: Partial<Leaderboard> = {}): Leaderboard {
  const own = differs.items ?? [];
  return {
    scope: 'organization',
    periodType: 'month',
    period: '2020-05',
    formerPeriod: '2020-04',
    latestPeriod: '2026-10',
    by: 'per_portion',
    emissionDatabase: 'organization',
    boundary: 'farm_to_kitchen_door',
    restaurant,
    takesPart: true,
    enterpriseName: null,
    sector: 'restaurant',
    asOf: '2026-11-02T08:00:00.000Z',
    isOutdated: false,
    isCounting: false,
    ranked: own.length,
    lacking: 0,
    isTooFew: false,
    coverage: own.length > 0 ? 0.97 : null,
    foodDataVersions: ['2026.5'],
    foodDataVersion: null,
    largest: own.length > 0 ? 800 : null,
    items: [],
    next: null,
    own,
    ownLacking: [],
    joined: 1,
    restaurants: 1,
    ...differs,
  };
}

test('a restaurant joins, has a place with its figure, leaves, and is gone', async () => {
  let joined = false;
  const answers = [
    ...organizationAnswers(),
    answer(readRestaurant, () => kitchenDetails({ onLeaderboard: joined })),
    answer(updateRestaurant, ({ body }) => {
      joined = body.onLeaderboard ?? joined;
      return kitchenDetails({ onLeaderboard: joined });
    }),
    answer(readLeaderboard, ({ query }) => {
      if (!joined) return board({ takesPart: false, joined: 0 });
      if (query.by !== 'improvement') return board({ items: [FIRST] });
      const lacks = [{ what: 'year_before', has: 0, needs: 1 } as const];
      return board({ by: 'improvement', lacking: 1, ownLacking: [{ restaurant, lacks, missing: [] }] });
    }),
  ];
  const page = openPage('/leaderboard?period=2020-05', { ...ADMIN, answers });
  await page.finds('heading', 'None of your restaurants takes part yet');
  page.goTo('/restaurant');
  await page.press('Take part in the leaderboard', everywhere, 'switch');
  await page.announces('Own Kitchen now takes part in the leaderboard.');
  page.goTo('/leaderboard?period=2020-05');
  const row = await page.finds('listitem', undefined, inside('list', 'Leaderboard'));
  expect(row).toHaveTextContent(/Place 1.*Own Kitchen.*kg CO₂e/);
  await page.choose('Ranked by', 'Change over a year');
  await page.sees(/No completed report for the same month of the previous year/);
  expect(location.search).toContain('by=improvement');
  page.goTo('/restaurant');
  await page.press('Take part in the leaderboard', everywhere, 'switch');
  await page.announces('Own Kitchen has left the leaderboard.');
  page.goTo('/leaderboard?period=2020-05');
  await page.finds('heading', 'None of your restaurants takes part yet');
});

test('somebody who may not let a restaurant take part reads who may, and gets no button that leads nowhere', async () => {
  const answers = [answer(readLeaderboard, board({ takesPart: false, joined: 0 }))];
  const page = openPage('/leaderboard?period=2020-05', { answers });
  await page.sees(/An admin of your organisation can let a restaurant join/);
  expect(screen.queryByRole('link', { name: 'Choose restaurants' })).toBeNull();
});

test('a board of others has its choices for somebody of whom nobody takes part', async () => {
  const answers = [answer(readLeaderboard, board({ scope: 'sector', joined: 0, takesPart: false, items: [FIRST] }))];
  const page = openPage('/leaderboard?scope=sector&period=2020-05', { ...ADMIN, answers });
  await page.choose('Ranked by', 'Change over a year');
  expect(location.search).toContain('by=improvement');
});

test('a month without enough servings has no place, and it is said why', async () => {
  const lacks = [{ what: 'servings', has: 40, needs: 100 } as const];
  const answers = [answer(readLeaderboard, board({ lacking: 1, ownLacking: [{ restaurant, lacks, missing: [] }] }))];
  const page = openPage('/leaderboard?period=2020-05', { ...ADMIN, answers });
  await page.sees(/40 of 100 portions sold/);
});

test('on the smallest plan the board is locked, and says from which plan on it is there', async () => {
  const page = openPage('/leaderboard', { ...ADMIN, plan: 'starter' });
  await page.sees(/Compare your restaurants with others/);
  await waitFor(() => expect(screen.queryByLabelText('Ranked by')).toBeNull());
});
