import { LANGUAGES, localeOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { organizationAnswers, member } from '../support/organization.ts';
import { openPage } from '../support/open-page.tsx';

const RECIPES: Record<Language, string> = {
  en_gb: 'Recipes',
  en_us: 'Recipes',
  sv: 'Recept',
  no: 'Oppskrifter',
  da: 'Opskrifter',
  de: 'Rezepte',
  fr: 'Recettes',
  nl: 'Recepten',
};

/** Every page that is opened without naming a thing; `closePage` finds texts that are missing or cannot be put together. */
const PAGES = [
  '/dashboard',
  '/recipes/recipe',
  '/menus',
  '/menus/menu',
  '/settings',
  '/organization',
  '/organization?tab=plan',
  '/restaurant',
];

test.each(LANGUAGES)('%s: the pages speak it, and no text is missing', async (appLanguage) => {
  const answers = [...organizationAnswers([member('Alva', 'organization-admin')]), ...emptyKitchen()];
  const page = openPage('/recipes', { role: 'organization-admin', settings: { appLanguage }, answers });
  expect(await page.finds('heading', RECIPES[appLanguage])).toHaveProperty('tagName', 'H1');
  for (const path of PAGES) {
    page.goTo(path);
    await waitFor(() => expect(screen.getByRole('main').querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    await waitFor(() => expect(document.title).not.toBe(''));
    expect([path, document.documentElement.lang]).toEqual([path, localeOf(appLanguage)]);
  }
});
