import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

const foodData = await loadFoodData();

/** The kinds that count, each behind a question mark where a person is asked, and the grams of all. */
function read(line: string, language: Language): [string, number | null] {
  const { also, ...first } = understandLine(foodData, line, language);
  const foods = [first, ...also];
  const kinds = foods.map(
    ({ match }) => `${match.matched ? '' : '? '}${match.variation?.id ?? match.candidates[0]?.ingredientId}`,
  );
  const grams = foods.map((food) => food.grams);
  return [
    kinds.join(' + '),
    grams.includes(null) ? null : Number(grams.reduce<number>((sum, each) => sum + (each ?? 0), 0).toPrecision(4)),
  ];
}

test.each<[Language, string, string, number | null]>([
  // What is poured off, weighed before or after it.
  ['de', 'Mais (Dose, abgetropft): 1,4 kg', 'sweetcorn.canned', 1400],
  ['da', 'Majs: 5 dåser à 340 g (drænet 285 g)', 'sweetcorn.canned', 1425],
  ['en_us', '1 can creamed corn', 'sweetcorn.canned', 418],
  // The alternative says nothing of the kind.
  ['fr', '2 poires bien mûres (ou 1 boîte de poires au sirop)', 'pear.raw', 340],
  ['fr', 'Pommes de terre à frites (bintje), 2 kg', 'potato.raw', 2000],
  // Lean before fat, and by its name.
  ['en_us', 'Ground beef, 80/20, raw          17 lb 8 oz', 'beef-mince.fat-20', 7945],
  ['en_gb', 'Lean minced beef 7.5kg', 'beef-mince.fat-5', 7500],
  ['no', 'Storfekjøtt, høyrygg i terninger 9 kg', 'beef-chuck.raw', 9000],
  // Several in a line.
  ['no', 'Salt, pepper, laurbærblad etter smak', 'salt.dry + black-pepper.ground + bay-leaf.dried', 1.2],
  ['sv', 'Salt, vitpeppar\tenl. smak', 'salt.dry + white-pepper.ground', 0.8],
  ['fr', "1 oignon piqué d'un clou de girofle", 'yellow-onion.raw + cloves.whole', 110.1],
  ['de', 'Salz, etwas Pfeffer', 'salt.dry + black-pepper.ground', 0.8],
  ['fr', 'Sel, poivre, un peu de muscade', 'salt.dry + black-pepper.ground + nutmeg.ground', 1.2],
  // A kind that is said beside its state or its pack.
  ['sv', 'Spagetti, fullkorn (torr): 14 kg', 'spaghetti.wholemeal', 14_000],
  ['sv', '1 kg ris, kokt', 'rice.cooked', 1000],
  ['no', 'Brun saus, pulver 1 pose (800 g)', 'gravy-powder.powder', 800],
  // Sizes of their own.
  ['no', 'fersk ingefær, ca 3 cm', 'ginger.raw', 15],
  ['fr', 'un pouce de gingembre frais', 'ginger.raw', 20],
  ['nl', '1 winterpeen', 'carrot.raw', 150],
  ['fr', '1 pot de yaourt nature', 'yoghurt.fat-3', 125],
  // One of several that are served is not the line, and what is dried is nothing frozen.
  ['en_gb', 'To serve: mash and greens', '? mashed-potato.ready', null],
  ['en_gb', 'Marrowfat peas, dried 750g', '? peas.frozen', 750],
  ['en_gb', '200 g dried chickpeas', 'chickpeas.dried', 200],
  ['en_gb', '50 g sun-dried tomatoes in oil', 'sun-dried-tomato.in-oil', 50],
])('%s: %s', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});
