import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { kept, planStore } from './plan-store.ts';

const stops = () => [...document.querySelectorAll('[data-cell]')].filter((each) => each.getAttribute('tabindex') === '0');
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

/** One key after the other, each once the focus is where the one before moved it: a person sees where they are. */
async function moves(page: OpenPage, key: string, days: readonly string[]): Promise<void> {
  for (const day of days) {
    await page.user.keyboard(key);
    await waitFor(() => expect(focused()).toMatch(day));
  }
}

test('the whole calendar is used with keys: one stop of the tabulator, arrows over weeks, copied, pasted, cut, undone and saved', async () => {
  const store = planStore(kept({ weeks: 2, weekdays: [1, 2, 3, 4, 5] }));
  const page = openPage('/menu-plans/plan/spring', { answers: store.answers });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  expect(stops()).toHaveLength(1);

  // To the week before and after the edge, and nowhere beyond the plan's.
  await page.user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Monday, Week 1, Lunch: Beef stew');
  await moves(page, '{ArrowRight}', ['Tuesday, Week 1', 'Wednesday', 'Thursday', 'Friday', 'Monday, Week 2']);
  expect(focused()).toBe('Monday, Week 2, Lunch: no dish');
  expect(stops().map((each) => each.getAttribute('aria-label'))).toEqual([focused()]);

  // The browser copies and pastes: what goes to other programs is the dish's name.
  await moves(page, '{ArrowLeft}', ['Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday, Week 1']);
  const written = new Map<string, string>();
  const clipboardData = {
    setData: (kind: string, text: string) => written.set(kind, text),
    getData: () => written.get('text/plain'),
  };
  fireEvent.copy(document, { clipboardData });
  expect(written.get('text/plain')).toBe('Beef stew');
  await moves(page, '{ArrowRight}', ['Tuesday', 'Wednesday']);
  fireEvent.paste(document, { clipboardData });
  await page.finds('button', 'Wednesday, Week 1, Lunch: Beef stew');
  fireEvent.cut(document, { clipboardData });
  await page.finds('button', 'Wednesday, Week 1, Lunch: no dish');

  await page.user.keyboard('{Control>}z{/Control}');
  await page.finds('button', 'Wednesday, Week 1, Lunch: Beef stew');
  await page.user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(store.plans.get('spring')?.cells.map(({ weekday, recipeId }) => [weekday, recipeId])).toContainEqual([3, 'stew']),
  );

  // A letter looks for a dish, Escape leaves the place as it was, with the focus on it.
  await page.user.keyboard('le');
  await page.finds('option', /Lentil soup/);
  await page.user.keyboard('{Escape}');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Wednesday/ })).toBeNull());
  await page.finds('button', 'Wednesday, Week 1, Lunch: Beef stew');
  await waitFor(() => expect(focused()).toBe('Wednesday, Week 1, Lunch: Beef stew'));

  // Enter takes what is found already, and goes on without writing in the next free place of the line.
  await page.user.keyboard('le');
  await page.finds('option', /Lentil soup/);
  await page.user.keyboard('{Enter}');
  await page.finds('button', 'Wednesday, Week 1, Lunch: Lentil soup');
  await waitFor(() => expect(focused()).toBe('Thursday, Week 1, Lunch: no dish'));
  expect(screen.queryByRole('combobox', { name: /Wednesday/ })).toBeNull();
});

const stewOn = (weekday: number) => ({ week: 0, weekday, lineId: 'a', recipeId: 'stew', servings: null, locked: false });

test('what is typed after a dish never takes the place of another', async () => {
  const { answers } = planStore(kept({ weekdays: [1, 2, 3, 4], cells: [2, 3].map(stewOn) }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Monday, Week 1, Lunch: no dish');
  await page.user.keyboard('le');
  await page.finds('option', /Lentil soup/);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Thursday, Week 1, Lunch: no dish'));
});

test('a dish says its level, figure and servings to who does not see them', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  const cell = await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  await waitFor(() => expect(cell.getAttribute('aria-description')).toMatch(/kg CO₂e/));
});
