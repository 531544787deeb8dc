import { describe, expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';

const BELOW: Readonly<Record<'en_gb' | 'sv' | 'de' | 'fr' | 'nl', string>> = {
  en_gb: '200 g flour\n3 eggs\n1 l milk\n\nMix.',
  sv: '200 g mjöl\n3 ägg\n1 l mjölk\n\nBlanda.',
  de: '200 g Mehl\n3 Eier\n1 l Milch\n\nMischen.',
  fr: '200 g de farine\n3 œufs\n1 l de lait\n\nMélanger.',
  nl: '200 g bloem\n3 eieren\n1 l melk\n\nMengen.',
};

function titleOf(line: string, language: keyof typeof BELOW): string | null | undefined {
  return readPastedRecipes(`${line}\n\n${BELOW[language]}`, { likely: language satisfies Language })[0]?.title;
}

describe('the name of a dish', () => {
  test.each([
    ['en_gb', 'Lasagne recipe 2 – spinach'],
    ['de', 'Pizza Rezept 2 – mit Thunfisch'],
    ['fr', 'Crêpes recette 2 – sans lait'],
    ['en_gb', 'Year 6 chocolate cake – gluten free'],
    ['nl', 'Kookles soep – tomaat'],
    ['fr', 'Salade de réveillon'],
    ['fr', 'Recette / Tarte aux pommes'],
    ['en_gb', 'Recipe / Dhansak'],
    ['de', 'Rezept · Linsensuppe'],
  ] as const)('in %s “%s” is left whole', (language, line) => {
    expect(titleOf(line, language)).toBe(line);
  });
  test.each([
    ['de', 'Raclette an Silvester', 'Raclette'],
    ['de', 'Karpfen zu Heiligabend', 'Karpfen'],
    ['nl', 'Oliebollen met oud en nieuw', 'Oliebollen'],
    ['sv', 'Skinka inför julafton', 'Skinka'],
    ['en_gb', 'Turkey at Thanksgiving', 'Turkey'],
  ] as const)('in %s “%s” loses its feast with the word that leads to it', (language, line, title) => {
    expect(titleOf(line, language)).toBe(title);
  });
});
