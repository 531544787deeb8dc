/** Parts of a dish, in all languages, that nobody weighs as such: what is weighed behind them is what they are made of. */
const OF_OTHERS = `
  sauce dressing vinaigrette topping toppings filling fillings dough crust base glaze icing frosting marinade garnish batter brine
  seasoning decoration garnishes sås såsen dressingen fyllning fyllningen deg degen botten glasyr marinad garnering tillbehör smet
  kryddning dekoration röra pynt saus sausen fyll deig deigen bunn bunnen glasur garnityr tilbehør røre sovs sovsen saucen fyld dej
  dejen bund bunden garniture soße sosse füllung teig belag boden guss garnitur beilage beilagen deko würze garnitures farce glaçage
  nappage décor dressage accompagnement accompagnements vulling deeg bodem glazuur bijgerecht beslag`;
/** Parts that are bought as well: "Pesto: 200 g home-made" weighs the pesto. */
const BOUGHT_TOO = `
  pastry rub serving broth stock salsa pesto mayo mayonnaise syrup crumble streusel cream servering buljong kräm lag kraft krem fond
  creme rasp brühe panade mürbeteig hefeteig pâte bouillon crème croûte kruiden paneer pancake potatoes mash purée puree
  kartoffelpüree salat salad sallad`;

const wordsIn = (text: string): Set<string> => new Set(text.trim().split(/\s+/u));

/** A part of a dish whose name before a colon stands for a heading: "Sauce: 200 g tomatoes". */
export const MADE_PART_WORDS: ReadonlySet<string> = wordsIn(OF_OTHERS);

/** Every word for a part of a dish. */
export const PART_WORDS: ReadonlySet<string> = new Set([...MADE_PART_WORDS, ...wordsIn(BOUGHT_TOO)]);
