import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFoodData } from './load-food-data.ts';
import { matchName } from './match-name.ts';

// Marks as labels and delivery notes have them, against the food data that is shipped.
let foodData: FoodData;
beforeAll(async () => {
  foodData = await loadFoodData();
});

describe('a mark of certification leaves a food what it is', () => {
  test.each([
    ['fr', 'café commerce équitable', 'coffee'],
    ['fr', 'poulet label rouge', 'chicken'],
    ['fr', 'saumon issu de la pêche durable', 'salmon'],
    ['de', 'Eier aus Bodenhaltung Haltungsform 2', 'egg'],
    ['sv', 'ägg frigående inomhus', 'egg'],
    ['sv', 'kaffe Rainforest Alliance', 'coffee'],
    ['no', 'laks nyt norge', 'salmon'],
    ['da', 'hvedemel Nøglehullet', 'wheat-flour'],
    ['nl', 'eieren Beter Leven', 'egg'],
    ['nl', 'koffie Max Havelaar', 'coffee'],
    ['en_gb', 'Fair Trade coffee', 'coffee'],
    ['en_gb', 'salmon, responsibly sourced', 'salmon'],
    ['en_gb', 'RSPCA Assured free range eggs', 'egg'],
  ] as const)('%s: %s', (language, name, ingredient) => {
    expect(matchName(foodData, name, language)).toMatchObject({ matched: true, ingredientId: ingredient });
  });
});

describe('how and where it was grown is still read', () => {
  test.each([
    ['fr', "farine de blé issue de l'agriculture biologique", { organic: true }],
    ['de', 'Tomaten aus kontrolliert biologischem Anbau', { organic: true }],
    ['sv', 'tomater ekologiskt odlade', { organic: true }],
    ['da', 'tomater fra økologisk landbrug', { organic: true }],
    ['nl', 'tomaten uit biologische landbouw', { organic: true }],
    ['en_gb', 'certified organic tomatoes', { organic: true }],
    ['en_gb', 'tomatoes, product of Spain', { organic: false, origin_id: 'ES' }],
    ['sv', 'kycklingfilé Svensk Fågel', { organic: false, origin_id: 'SE' }],
    ['no', 'norsk laks', { origin_id: 'NO' }],
    ['sv', 'norsk lax', { origin_id: 'NO' }],
    ['de', 'Biozitronen', { organic: true }],
    ['sv', 'ekomjölk', { organic: true }],
    ['no', 'økomelk', { organic: true }],
    ['de', 'Biohähnchenbrust', { ingredientId: 'chicken-breast', organic: true }],
  ] as const)('%s: %s', (language, name, stated) => {
    expect(matchName(foodData, name, language)).toMatchObject({ matched: true, ...stated });
  });
});

describe('what is said not to be organic is not', () => {
  test.each([
    ['en_gb', 'Non-organic milk'],
    ['sv', 'ej ekologisk mjölk'],
    ['de', 'Milch nicht bio'],
    ['de', 'konventionelle Milch'],
    ['fr', 'lait non bio'],
    ['da', 'ikke økologisk mælk'],
  ] as const)('%s: %s', (language, name) => {
    expect(matchName(foodData, name, language)).toMatchObject({ ingredientId: 'milk', organic: false });
  });
});

describe('a word of a kind of food tells no origin', () => {
  test.each([
    ['en_gb', 'Danish blue'],
    ['en_gb', 'English breakfast tea'],
    ['en_gb', 'Spanish onion'],
    ['en_gb', 'swiss chard'],
    ['sv', 'fransk dragon'],
    ['nl', 'Hollandse garnalen'],
    ['nl', 'hollandse biefstuk'],
    ['en_us', 'Irish sausages'],
  ] as const)('%s: %s', (language, name) => {
    expect(matchName(foodData, name, language)).toMatchObject({ matched: true, origin_id: null });
  });
});
