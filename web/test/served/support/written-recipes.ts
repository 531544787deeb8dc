export const SWEDISH = `Köttbullar med gräddsås
4 portioner

500 g nötfärs
1 gul lök, finhackad
1 dl ströbröd
2 dl mjölk
1 ägg
2 msk smör till stekning
1 tsk salt
3 dl vispgrädde
800 g potatis

Gör så här:
1. Blanda ströbröd och mjölk och låt svälla.
2. Stek löken, blanda allt och rulla till bullar.`;

export const CLEAN = `Carrot soup
Serves 4

1 kg carrots
2 yellow onions, chopped
1 tbsp rapeseed oil
1 l vegetable stock
2 dl cream

Method
Fry the onions, add carrots and stock, simmer until soft and blend with the cream.`;

/** Ten that the food data takes for something without being sure, and two that it does not know. */
export const UNSURE = [
  '200 g wild rocket salad',
  '300 g heritage beets',
  '20 g chicken powder',
  '100 g house dukkah',
  '400 g garden salad',
  '150 g farmhouse cheddar block',
  '50 g crunchy peanut',
  '250 g silken bean curd',
  '300 g heirloom beets',
  '120 g deli brie',
  '250 g orchard pears',
  '1 kg estate potatoes',
];
