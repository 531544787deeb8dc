import { suggestCorrection } from '@plateprint/shared/admin/correction-api.ts';
import { readQuality } from '@plateprint/shared/ingredients/api/quality-api.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { ReleaseQuality } from '@plateprint/shared/ingredients/quality/release-quality.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';

const none = { open: [], heldOut: [] };
const QUALITY: ReleaseQuality = {
  foodDataVersion: '2027.1',
  matching: {
    lines: { open: [], heldOut: [{ language: 'sv', lines: 50, quantityAndUnit: 0.94, withName: 1 }] },
    names: none,
    recipes: none,
  },
  figures: { sources: [{ source: 'rivm', foods: 2, withinHalf: 0.5, withinTwo: 1, rank: null }], dishes: [] },
  coverage: { variations: 2, grades: [{ grade: 'A', variations: 1 }], landUseApart: 1, nutrition: 1, water: 0.5, land: 0 },
};
const OPEN = [
  answer(readQuality, QUALITY),
  answer(listSources, {
    items: [],
    foodDataVersion: '2027.1',
    counts: { ingredients: 1, variations: 2, categories: 1, languages: 8 },
  }),
];

test('a share stands with the interval that the size of its set allows, and what is unknown is no number', async () => {
  openPage('/data-quality', { isStranger: true, answers: OPEN });
  const row = await screen.findByRole('row', { name: /Svenska/ });
  expect(row.textContent).toContain('94%');
  expect(row.textContent).toContain('(84–98)');
  expect(screen.getByRole('row', { name: /rivm/ }).textContent).toContain('–');
});

test('a message without a food is asked for it, then arrives with everything that was typed', async () => {
  const page = openPage('/data-quality', {
    isStranger: true,
    answers: [...OPEN, answer(suggestCorrection, { received: true as const })],
  });
  await page.user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByText('Enter the food or dish.')).toBeTruthy();
  await page.user.type(screen.getByLabelText('Food or dish'), 'Oat drink');
  await page.user.type(screen.getByLabelText('What is wrong, and what would be right?'), 'A third of it.');
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you. Your message has been sent.')).toBeTruthy();
  expect(page.asked(suggestCorrection).map(({ body }) => body)).toEqual([
    { language: 'en_gb', food: 'Oat drink', message: 'A third of it.', source: '', email: null },
  ]);
});
