import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipes } from '../pasted-recipes.ts';

const LIST = '1 kg carrots\n200 g butter\n3 eggs';

test.each<[Language, head: string, title: string | null]>([
  // A mail speaks of the dish among other things.
  [
    'en_gb',
    'Hi Karen,\n\nGood to see you at the meeting. I promised you our chickpea and spinach curry, the staff go mad for it. Feeds 6.',
    'chickpea and spinach curry',
  ],
  ['sv', 'Hej på er i köket!\nAnna bad mig lägga upp ugnspannkakan vi körde i veckan, det här är för 100 barn.', 'ugnspannkaka'],
  [
    'de',
    'Liebe Frau Berger,\nwie gestern am Telefon besprochen, schicke ich Ihnen das Rezept der Kartoffelsuppe aus unserer Mensa. Es reicht für 4.',
    'Kartoffelsuppe',
  ],
  ['nl', 'Hoi Linda, leuk dat je het lekker vond! Dit is de hutspot met klapstuk, voor 4 personen.', 'hutspot met klapstuk'],
  ['no', 'Hei Marte! Du spurte om fiskegratengen fra barnehagen, her er den (til 4):', 'fiskegrateng'],
  ['da', 'Hej alle, jeg lovede at sende min linsesuppe med karry til jer, den er god!', 'linsesuppe med karry'],
  ['fr', 'Coucou les filles, je vous mets notre gratin de courge comme prévu, à demain !', 'gratin de courge'],
  // A line over the list says what to buy, and who asks.
  ['sv', 'laxpasta, köp:\n250 g pasta', 'laxpasta'],
  ['nl', 'jaa hier, rode linzensoep:\n250 g linzen', 'rode linzensoep'],
  ['da', 'hvad var det nu man skal bruge til kylling i karry?', 'kylling i karry'],
  ['sv', 'Jag behöver följande till jansson på fredag, 8 pers', 'jansson'],
  ['en_us', "My shrimp scampi finally tastes like the restaurant's", 'shrimp scampi'],
  ['da', 'Koteletter i fad', 'Koteletter i fad'],
  // A form's label names the dish, whatever word it begins with, in its line or above it.
  ['en_gb', "ST MARK'S C OF E PRIMARY\nMenu item: Toad in the hole\nNo. of portions: 120", 'Toad in the hole'],
  ['en_gb', 'Dish:\nBeef stroganoff\nCovers:\n4', 'Beef stroganoff'],
  ['de', 'Gericht:\nLabskaus\nPortionen:\n40', 'Labskaus'],
  ['sv', 'morotskakan till fikat!! (1 långpanna ca 20 bitar)', 'morotskaka'],
  ['nl', "Zaterdag eten we bami goreng met z'n vieren, wil jij halen:", 'bami goreng'],
  ['de', 'Für das Sommerfest bring ich Nudelsalat mit, etwa 15 Portionen', 'Nudelsalat'],
  ['en_us', 'ok so for the pulled pork on saturday (feeding 20)', 'pulled pork'],
  // What somebody says, or calls their page, beside a name.
  ['sv', 'Veckans middag hos oss – Korv stroganoff', 'Korv stroganoff'],
  ['en_us', 'Lemon garlic chicken thighs – The Weeknight Table', 'Lemon garlic chicken thighs'],
  ['en_us', '"Broccoli Cheddar Soup"\nfrom Peg', 'Broccoli Cheddar Soup'],
  // Sentences that speak of no dish are none.
  ['en_gb', 'It was lovely to see you all on Sunday. We should do it again soon, and bring the dog next time.', null],
])('%s: the dish is found where somebody speaks of it: %s', (language, head, title) => {
  expect(readPastedRecipes(`${head}\n\n${LIST}`, { likely: language, language })[0]?.title).toBe(title);
});
