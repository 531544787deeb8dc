import { OUTLINED_LETTERS } from '@plateprint/shared/footprint/label/outlined-text.ts';
import { ALLERGEN_SIGNS } from '@plateprint/shared/menus/allergen-signs.ts';
import { type MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { screen } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { BlockView } from '../../src/menus/page/block-view.tsx';
import { lookOf } from '../../src/menus/page/menu-look.ts';
import { LanguageProvider } from '../../src/platform/i18n/language-context.tsx';

const risotto: MenuDish = {
  id: 'risotto',
  names: [{ language: 'de', name: 'Risotto' }],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  complete: true,
  allergens: { contains: ['milk'], mayContain: ['celery'], unknown: [] },
  diet: null,
};

afterEach(() => document.body.replaceChildren());

async function shown(blocks: unknown[]): Promise<string> {
  const page = MenuPage.parse({ options: {}, settings: { language: 'de' }, blocks });
  const look = lookOf({
    page,
    labels: 'letters',
    letters: OUTLINED_LETTERS,
    recipes: [risotto],
    customLabels: [],
    backgroundUrl: null,
  });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <LanguageProvider language="de">
      {page.blocks.map((block) => (
        <BlockView key={block._id} block={block} look={look} />
      ))}
    </LanguageProvider>,
  );
  await screen.findByText(/Risotto/);
  return place.textContent;
}

const dish = { kind: 'recipe', _id: 'a', recipeId: 'risotto', label: 'none' };

test('without a legend a dish says its allergens in words, for G is milk to some and gluten to others', async () => {
  const text = await shown([dish]);
  expect(text).toContain('Enthält Milch.');
  expect(text).toContain('Sellerie');
  expect(text).not.toMatch(new RegExp(`\\b${ALLERGEN_SIGNS.milk}\\b`));
});

test('with a legend letters stand beside the dish, and the legend says what they mean', async () => {
  const text = await shown([dish, { kind: 'legend', _id: 'b' }]);
  expect(text).toContain('G (L)');
  expect(text).toContain('G Milch');
});
