import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { listCustomLabels, listMenuBackgrounds } from '@plateprint/shared/menus/menu-library-api.ts';
import { keepOpenAllergens, listAllergenNotices, seeAllergenNotices } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { askForLabelBasis, readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { listSharedMenuLinks, readMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, type MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { listSignOffs, signOffRecipe } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import { type Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';
const names = [{ language: 'en_gb' as const, name: 'Mystery pie' }];
const draft = RecipeDraft.parse({ names, ingredients: [{ inputIngredient: 'house mix' }] });
const pie: Recipe = {
  ...draft,
  id: 'pie',
  restaurantId: KITCHEN.id,
  consumption: 'GB',
  version: 3,
  co2: null,
  co2WithoutLandUseChange: null,
  weight: 0,
  footprint: recipeFootprint(draft, [null]),
  foodDataVersion: '2027.1',
  createdAt: AT,
  updatedAt: AT,
};
const dish = (unknown: MenuDish['allergens']['unknown']): MenuDish => ({
  id: 'pie',
  names,
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  complete: false,
  allergens: { contains: [], mayContain: [], unknown },
  diet: null,
});
const menuOf = (shown: MenuDish): Menu => ({
  ...MenuPage.parse({ options: {}, settings: {}, blocks: [{ kind: 'recipe', _id: 'r', recipeId: 'pie' }] }),
  id: 'lunch',
  name: 'Lunch',
  restaurantId: KITCHEN.id,
  libraryScope: 'restaurant',
  recipes: [shown],
  customLabels: [],
  backgroundUrl: null,
  legacy: false,
  linkNumbers: [],
  thumbnailUrl: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
});
const link = { linkNumber: 2, name: '', token: 'token', menu: null };
const lunch = { id: 'lunch', name: 'Lunch', updatedAt: AT };

function opened(shown: MenuDish, ...first: Answer[]): OpenPage {
  const answers: Answer[] = [
    ...emptyKitchen(),
    answer(readMenu, menuOf(shown)),
    answer(listMenuBackgrounds, { items: [], next: null }),
    answer(listCustomLabels, { items: [], next: null }),
    answer(listSharedMenuLinks, { items: [link], next: null }),
    answer(shareMenu, { ...link, menu: lunch, before: null }),
    answer(keepOpenAllergens, { at: AT }),
    answer(readRecipe, pie),
    answer(signOffRecipe, { items: [], next: null, maySign: true }),
    answer(listSignOffs, { items: [], next: null, maySign: true }),
    ...first,
  ];
  return openPage('/menus/menu/lunch?publish=2', { answers });
}

test('publishing a menu of which not everything is known asks, and keeps who went on with which dishes', async () => {
  const page = opened(dish([...ALLERGENS]));
  const question = inside('alertdialog', 'Not everything is known about 1 dish');
  await page.sees(/Guests read “Ask us about allergens” beside them/, question);
  expect(page.asked(shareMenu)).toHaveLength(0);
  await page.press('Publish anyway', question);
  await page.announces('“Lunch” is published on Link 2.');
  expect(page.asked(keepOpenAllergens)).toMatchObject([
    { body: { menuId: 'lunch', occasion: 'share', dishes: ['Mystery pie'] } },
  ]);
  expect(page.asked(shareMenu)).toHaveLength(1);
});

test('a dish is signed off where the question is, by somebody who says that the labels were read; then nothing is left to ask', async () => {
  const page = opened(dish([...ALLERGENS]));
  await page.press('Sign off: Mystery pie');
  const signing = inside('dialog', 'Sign off the allergens');
  await page.sees('1 line is not recognised. What is in it is not known:', signing);
  await page.sees('house mix', signing);
  await page.press(/I have read the labels/, signing, 'checkbox');
  expect(await page.finds('button', 'Sign off', signing)).toBeDisabled();
  await page.press(/I have read the label of each line named here/, signing, 'checkbox');
  // Nothing is answered before a person does.
  expect(signing().queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(await page.finds('button', 'Sign off', signing)).toBeDisabled();
  const milk = inside('group', 'milk');
  await page.press('Contains or may contain it', milk, 'radio');
  await page.press('All 13 left: not among the ingredients', signing);
  await page.sees('First state in the recipe that it contains, or may contain, milk. Then sign off.', signing);
  expect(await page.finds('button', 'Sign off', signing)).toBeDisabled();
  await page.press('Not among the ingredients', milk, 'radio');
  await page.press('Sign off', signing);
  await page.sees('Everything is known about these dishes now.');
  expect(page.asked(signOffRecipe)).toMatchObject([
    { params: { id: 'pie' }, body: { kind: 'allergens', version: 3, confirmed: true, linesRead: [''], notAmong: ALLERGENS } },
  ]);
  await page.press('Publish');
  await page.announces('“Lunch” is published on Link 2.');
  expect(page.asked(keepOpenAllergens)).toHaveLength(0);
});

test('a menu of which everything is known is published without a question', async () => {
  const page = opened(dish([]));
  await page.announces('“Lunch” is published on Link 2.');
  expect(page.asked(shareMenu)).toHaveLength(1);
});

test('words that may not stand are asked about however fast a menu is published', async () => {
  const title = { kind: 'title' as const, _id: 't', texts: [{ language: 'en_gb' as const, text: 'Carbon neutral lunch' }] };
  const page = opened(
    dish([]),
    answer(readMenu, { ...menuOf(dish([])), ...MenuPage.parse({ options: {}, settings: {}, blocks: [title] }) }),
    answer(keepMenuClaims, { at: AT }),
  );
  const question = inside('alertdialog', 'Some wording might not hold up');
  await page.fill('Why this wording is justified', 'We have the report.', question);
  expect(page.asked(shareMenu)).toHaveLength(0);
  await page.press('Publish anyway', question);
  await page.announces('“Lunch” is published on Link 2.');
  expect(page.asked(keepMenuClaims)).toMatchObject([
    { body: { texts: [{ place: 'block', language: 'en_gb', text: 'Carbon neutral lunch' }], reason: 'We have the report.' } },
  ]);
});

test('publishing names the menu that stood there, and is undone by putting that back as it was', async () => {
  const supper = { id: 'supper', name: 'Supper', updatedAt: AT };
  const before = { id: 'supper', name: 'Supper', inFigures: true };
  const page = opened(
    dish([]),
    answer(shareMenu, ({ body }) =>
      body.menuId === 'lunch' ? { ...link, menu: lunch, before } : { ...link, menu: supper, before: null },
    ),
  );
  const notice = inside('group', 'Notice');
  await page.sees('“Lunch” is published on Link 2, in place of “Supper”.', notice);
  await page.press('Undo', notice);
  await page.announces('“Supper” is back on Link 2.');
  expect(page.asked(shareMenu).at(-1)?.body).toMatchObject({ menuId: 'supper', replaces: 'lunch', labels: 'figures' });
});

test('what a change added to a live dish stands on its menu until somebody says that it was seen', async () => {
  const notice = { id: 'n1', recipeId: 'pie', names, added: ['milk' as const], opened: ['sesame' as const], at: AT };
  let items = [notice];
  const page = opened(
    dish([]),
    answer(listAllergenNotices, () => ({ items, next: null, maySee: true })),
    answer(seeAllergenNotices, () => ({ items: (items = []), next: null, maySee: true })),
  );
  await page.sees('The allergens of live dishes have changed.');
  await page.sees(/Mystery pie: adds milk\. It is no longer known whether it contains sesame/);
  await page.press('I have seen this');
  expect(page.asked(seeAllergenNotices)).toEqual([{ params: { id: 'lunch' }, body: { ids: ['n1'] } }]);
  await page.gone('button', 'I have seen this');
});

test('a dish that is not what its heading says is named before it is published, and who went on is kept with it', async () => {
  const carbonara: MenuDish = { ...dish(['sesame']), names: [{ language: 'en_gb', name: 'Carbonara' }], diet: 'meat' };
  const vegetarian = {
    ...menuOf(carbonara),
    ...MenuPage.parse({
      options: {},
      settings: {},
      blocks: [
        { kind: 'course', _id: 'c', texts: [{ language: 'en_gb', text: 'Vegetarian' }] },
        { kind: 'recipe', _id: 'r', recipeId: 'pie' },
      ],
    }),
  };
  const page = opened(dish([]), answer(readMenu, vegetarian));
  const question = inside('alertdialog', '1 dish is not what it promises');
  await page.sees('“Vegetarian”: Carbonara is not vegetarian.', question);
  await page.sees('Not everything is known about 1 dish', question);
  expect(page.asked(shareMenu)).toHaveLength(0);
  await page.press('Publish anyway', question);
  await page.sees('Enter a reason.', question);
  // On a telephone the field lies below: it comes into sight.
  await waitFor(() => expect(question().getByLabelText('Why this wording is justified')).toHaveFocus());
  expect(page.asked(keepOpenAllergens)).toHaveLength(0);
  await page.fill('Why this wording is justified', 'It is made with peas.', question);
  await page.press('Publish anyway', question);
  await page.announces('“Lunch” is published on Link 2.');
  const promises = ['“Vegetarian”: Carbonara is not vegetarian.'];
  expect(page.asked(keepOpenAllergens)).toMatchObject([
    { body: { menuId: 'lunch', dishes: ['Carbonara'], promises, reason: 'It is made with peas.' } },
  ]);
  // The server asks for it again, where the menu goes out.
  expect(page.asked(shareMenu)).toMatchObject([{ body: { menuId: 'lunch', reason: 'It is made with peas.' } }]);
});

test('where the server knows more of a dish than the page, it asks for the reason all the same', async () => {
  const refused = new AppError('words_in_question', [{ path: 'dish', code: 'not_as_promised', message: 'Vegan sesame balls' }]);
  const page = opened(dish(['sesame']), answer(keepOpenAllergens, refused));
  const question = inside('alertdialog', 'Not everything is known about 1 dish');
  await page.press('Publish anyway', question);
  await page.fill('Why this wording is justified', 'It is made with peas.', question);
  expect(page.asked(shareMenu)).toHaveLength(0);
  page.give(answer(keepOpenAllergens, { at: AT }));
  await page.press('Publish anyway', question);
  await page.announces('“Lunch” is published on Link 2.');
  // The saved menu goes out: the server looks through it itself.
  expect(page.asked(keepOpenAllergens).map(({ body }) => [body.reason, body.page])).toEqual([
    ['', undefined],
    ['It is made with peas.', undefined],
  ]);
});

test('who may not choose on what labels stand goes on at once in figures, and sends the question on with one press', async () => {
  const unasked = { ...KITCHEN, labelBasis: null };
  const page = opened(
    dish([]),
    answer(restaurantOfUser, { restaurant: unasked, items: [unasked], next: null }),
    answer(readLabelBasis, {
      labelBasis: null,
      chosen: null,
      location: 'SE',
      isAsked: true,
      mayChoose: false,
      liveMenus: 0,
      daysUnasked: null,
      certificate: null,
      evidenceLines: false,
    }),
    answer(askForLabelBasis, { at: AT }),
  );
  const question = inside('alertdialog', 'What are your carbon labels based on?');
  await page.sees('Only your organisation’s admins and owners can choose this. You can continue now with values only.', question);
  await page.press('Ask the admins', question);
  await page.sees('Your question has been sent.', question);
  expect(page.asked(askForLabelBasis)).toEqual([{ body: { organizationId: KITCHEN.organizationId } }]);
  await page.press('Continue', question);
  await page.announces('“Lunch” is published on Link 2.');
  expect(page.asked(shareMenu)).toMatchObject([{ body: { menuId: 'lunch', labels: 'figures' } }]);
});
