import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-kitchen.ts';

/** What an aria-live region or a notice has said since it was asked for, in its order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
        for (const each of live) {
          const words = each?.textContent?.trim() ?? '';
          if (words !== '' && heard.at(-1) !== words) heard.push(words);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return async () => page.evaluate(() => ('heard' in window ? (window.heard as string[]) : []));
}

test('by ear: a recipe is pasted, its figure is heard, and it is saved', async ({ page, kitchen, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await kitchen.enter(page, '/recipes/recipe');
  const heard = await listen(page);

  // 1. What is heard on arrival: the page, the field of the name, the first line, and that nothing is known yet.
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "New recipe" [level=1]
    - group:
      - textbox "Dish name"
      - textbox "Portions": "1"
    - group:
      - heading "Ingredients" [level=2]
      - region "Ingredients":
        - list:
          - listitem:
            - textbox "Line 1, as written"
  `);
  await page.getByRole('textbox', { name: 'Dish name' }).focus();
  await page.keyboard.type('Carrot soup');

  // 2. Pasted into the first line, each line of the text is one, with what was understood of it.
  await page.getByRole('textbox', { name: 'Line 1, as written' }).focus();
  await page.evaluate(async () => navigator.clipboard.writeText('1 kg carrots\n2 dl cream\n1 onion'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('region', { name: 'Ingredients' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - textbox "Line 1, as written": 1 kg carrots
        - combobox "Ingredient of line 1": carrot
        - textbox "Amount of line 1": "1"
      - listitem:
        - textbox "Line 2, as written": 2 dl cream
        - combobox "Ingredient of line 2": cream
        - textbox "Amount of line 2": "2"
      - listitem:
        - textbox "Line 3, as written": 1 onion
        - combobox "Ingredient of line 3": yellow onion
  `);

  // 3. The figure is heard without going there, and read in full where it stands.
  const figure = /^Footprint per portion, including land-use change: [\d.]+ kg CO₂e\. [A-Z][a-z ]+: /;
  await expect.poll(async () => (await heard()).some((words) => figure.test(words))).toBe(true);
  await expect(page.getByRole('button', { name: /^Why carrot adds [\d.]+ kg CO₂e per portion$/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Footprint' })).toMatchAriaSnapshot(`
    - complementary "Footprint":
      - heading "Footprint per portion" [level=2]
      - status: /Footprint per portion, including land-use change/
      - paragraph:
        - button /most likely between .* How this is calculated/
      - img /kg CO₂e per 400 g serving/
      - paragraph: All 3 lines are counted.
      - heading "What makes up the footprint" [level=3]
      - list:
        - listitem:
          - button /cream/
  `);

  // 4. Saved, it says so, and the focus is somewhere on the page.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard()).some((words) => words.includes('“Carrot soup” has been saved.'))).toBe(true);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot soup' })).toBeVisible();
});
