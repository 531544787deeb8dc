import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { inside } from '../support/place.ts';
import { newRecipe, valueOf } from './written-recipe.ts';

const TWO = 'Carrot soup\nServes 4\n\n1 kg carrots\n1 l stock\n\nMash\nServes 2\n\n1 kg potatoes\n100 g butter\n';
const dialog = inside('dialog', 'Paste a recipe');

test('several recipes pasted into the editor are imported together, or taken as one: no line is left out', async () => {
  const { page } = await newRecipe();
  await page.press('Paste a recipe');
  await page.fill('Recipe text', TWO, dialog);
  await page.choose('Recipe language', 'en_gb', dialog);
  await page.finds('group', 'This text contains 2 recipes: Carrot soup, Mash', dialog);
  expect(await axeFindings()).toEqual([]);
  await page.press(/^Add everything as one recipe/, dialog, 'radio');
  await page.press('Add 4 ingredients', dialog);
  await waitFor(() => expect(valueOf('Dish name')).toBe('Carrot soup'));
  for (const [at, text] of ['1 kg carrots', '1 l stock', '1 kg potatoes', '100 g butter'].entries())
    expect(valueOf(`Line ${at + 1}, as written`)).toBe(text);
  expect(valueOf('Method and notes')).toBe('Mash (2)');
});
