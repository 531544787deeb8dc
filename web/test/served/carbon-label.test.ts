import { LABEL_BASES, LABEL_WORDS } from '@plateprint/shared/footprint/label/label-words.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { LANGUAGE_NAMES } from '../../src/platform/i18n/language-names.ts';
import { inside } from '../support/place.ts';
import { download } from './support/downloads.ts';
import { test } from './support/served-page.ts';

interface Listed {
  items: { id: string }[];
}

test('a carbon label says its level and figure in each language, and comes as SVG with the same words', async ({ demo }) => {
  const page = await demo.signIn();
  const { items } = await page.ask<Listed>('GET', `/api/recipes/recipe/${demo.restaurantId}?search=Kanelbullar`);
  page.goTo(`/recipes/summary/${items[0]?.id}`);
  await page.fromMenu('Download', /^Carbon label/);
  const dialog = inside('dialog', 'Carbon label');
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    await page.press(/Language$/, dialog);
    await page.press(LANGUAGE_NAMES[language], undefined, 'option');
    const words = Object.values(LABEL_WORDS[language]);
    const { level, number } = LABEL_BASES[language];
    const name = new RegExp(`^(?:${words.join('|')}) ${level}, \\d+[.,]\\d\\d kg CO₂e ${number}$`);
    const picture = await page.finds('img', name, dialog);
    const svg = await download(async () => page.press('SVG', dialog));
    expect(svg.name).toMatch(/^Plateprint Carbon label .+\.svg$/);
    const [, title = ''] = /<title>(.+)<\/title>/.exec(svg.content.toString()) ?? [];
    await waitFor(() => expect(picture).toHaveAccessibleName(title));
    said.add(title);
  }
  expect(said.size).toBeGreaterThan(5);
});
