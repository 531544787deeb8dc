import { suggestCorrection } from '@plateprint/shared/admin/correction-api.ts';
import { readQuality } from '@plateprint/shared/ingredients/api/quality-api.ts';
import { ingredientNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
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
  coverage: {
    variations: 2,
    grades: [{ grade: 'A', variations: 1 }],
    landUseApart: 1,
    nutrition: 1,
    water: 0.5,
    land: 0,
    pieceWeights: [
      { from: 'usda', weights: 3 },
      { from: 'estimate', weights: 1 },
    ],
  },
  changes: [
    {
      from: '2026.5',
      to: '2027.1',
      moved: 60,
      movers: [
        {
          ingredientId: 'parmesan',
          variationId: 'parmesan.whole',
          name: 'parmesan, whole',
          before: 6.18,
          after: 9.94,
          why: [
            {
              kind: 'weighed',
              sources: [
                { id: 'agribalyse', value: 6.18, share: 0.5 },
                { id: 'rivm', value: null, share: 0.5 },
              ],
            },
            { kind: 'bone', ratio: 0.5 },
          ],
        },
      ],
      places: [],
      withoutLandUse: [{ ingredientId: 'gone', variationId: 'gone.raw', name: 'a food that went, raw', before: null, after: 3 }],
      foods: { added: 1, removed: 0 },
      states: { added: 2, removed: 0 },
      regraded: { better: 0, worse: 122 },
    },
  ],
};
const parmesan = { ingredientId: 'parmesan', ingredientName: 'parmesan', variationNames: { 'parmesan.whole': 'whole' } };
const OPEN = [
  answer(readQuality, QUALITY),
  answer(ingredientNames, { items: [parmesan] }),
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
  expect(screen.getByRole('row', { name: /^rivm/ }).textContent).toContain('–');
});

test('what moved stands with its reasons, and of what may not be compared in public with its weight alone', async () => {
  openPage('/data-quality', { isStranger: true, answers: OPEN });
  const row = await screen.findByRole('row', { name: /parmesan, whole/ });
  expect(row.textContent).toContain('6.189.94+61%');
  expect(row.textContent).toContain('agribalyse: 6.18 (50%) and rivm (50%)');
  expect(row.textContent).toContain('only the meat counts: × 0.50');
  expect(screen.getByText(/1 of 60 whose value changed/)).toBeTruthy();
  expect(screen.getByText(/lower for 122 variants/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /a food that went, raw/ }).textContent).toContain('unknown3.00');
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
