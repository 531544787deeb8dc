import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';

test('while somebody types it is not asked with each key when they last did something', async () => {
  const page = openPage('/recipes/recipe', { answers: emptyKitchen() });
  const name = await page.finds('textbox', 'Dish name');
  const asked = vi.spyOn(Storage.prototype, 'getItem');
  try {
    await page.user.type(name, 'Sunday stew with vegetables and dumplings');
    expect(asked.mock.calls.filter(([key]) => key === 'plateprint.lastAction').length).toBeLessThan(10);
  } finally {
    asked.mockRestore();
  }
});

test('silence is warned of, and whoever stays is not', async () => {
  const page = openPage('/recipes', { answers: emptyKitchen(), settings: { inactivityLogoutTime: 15 } });
  await page.finds('heading', 'Recipes');
  localStorage.setItem('plateprint.lastAction', String(Date.now() - 14.5 * 60_000));
  // Whoever comes back does so after the page has begun to watch.
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  });
  await page.press('Stay signed in');
  await page.gone('alertdialog');
});
