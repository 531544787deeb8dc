/** Parts of a dish that stand over their own ingredients, in all languages: with them begins no new recipe. */
const PARTS = new Set(
  `sauce dressing vinaigrette topping toppings filling fillings dough pastry crust base glaze icing frosting marinade rub garnish
  serving broth stock salsa pesto mayo mayonnaise syrup crumble streusel cream batter brine seasoning decoration garnishes
  sås såsen dressingen topping fyllning fyllningen deg degen botten glasyr marinad garnering tillbehör servering buljong kräm smet
  lag kryddning dekoration röra pynt saus sausen fyll deig deigen bunn bunnen glasur marinade garnityr tilbehør servering kraft krem
  røre pynt sovs sovsen sauce saucen fyld dej dejen bund bunden glasur marinade garniture tilbehør servering fond creme rasp
  soße sosse sauce dressing füllung teig belag boden glasur guss marinade garnitur beilage beilagen brühe creme streusel deko dekoration
  würze panade mürbeteig hefeteig sauce vinaigrette garniture garnitures farce pâte glaçage nappage marinade décor dressage bouillon
  crème fond accompagnement accompagnements croûte saus dressing vulling deeg bodem glazuur marinade garnering bijgerecht bouillon
  crème beslag topping kruiden paneer fyll pancake potatoes mash purée puree kartoffelpüree salat salad sallad`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** "Sauce", "Die Füllung", "till garnering": a name of one or two words that is a part of a dish. */
export function isPartName(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = words.at(-1) ?? '';
  return words.length > 0 && words.length <= 2 && (PARTS.has(last) || PARTS.has(words[0] ?? ''));
}

/** Parts that are made and never bought: pastry, fillings, icings. */
const MADE =
  /^(?:for (?:the )?|till |til |zum |zur |für (?:den |die )?|pour (?:la |le )?|voor (?:de |het )?)?(?:the |den |de |het |la |le |die )?(?:topping|filling|crust|base|icing|glaze|frosting|batter|\p{L}*fyllning(?:en)?|\p{L}*deg(?:en)?|\p{L}*smet(?:en)?|\p{L}*botten|bunn(?:en)?|fyll(?:et)?|\p{L}*deig(?:en)?|glasur(?:en)?|dej(?:en)?|\p{L}+dej(?:en)?|fyld(?:et)?|bund(?:en)?|\p{L}*teig|\p{L}*füllung|guss|belag|garniture|farce|appareil|nappage|glaçage|\p{L}*vulling|\p{L}*deeg|\p{L}*beslag|glazuur|bodem)$/iu;

/** Parts that stand by a single word over their own amounts. */
const ALONE = new Set(
  `sauce gravy dressing vinaigrette topping toppings glaze icing frosting marinade crumble streusel garnish sås såsen marinad garnering
  tillbehör saus sausen marinaden garnityr tilbehør pynt fyll sovs sovsen saucen fyld soße sosse füllung belag guss garnitur dekoration
  nappage garniture marinaden vulling garnering beslag currysauce karrysauce karrysovs karrysaus currysås currysoße currysaus pindasaus
  ostsås löksås brunsås vitsås bechamel béchamel béchamelsås ostesaus brunsaus hvitsaus ostesauce kaassaus käsesoße bechamelsaus
  erdnusssoße peanutsaus jordnötssås`.split(/\s+/u),
);
const JOINED = /^(\p{L}{3,})(?: ?[&+] ?| (?:and|och|og|und|et|en) )(\p{L}{3,})$/iu;

/** "Day 1", "Dag 2:", and what stands in capitals over amounts that do not: "BUNS", "RÅRÖRDA LINGON". */
export function isDayOrShouted(text: string): boolean {
  if (/^(?:day|dag|tag|jour)\s?\d{1,2}\.?$/iu.test(text)) return true;
  return /^\p{Lu}[\p{Lu} &+/-]{2,40}$/u.test(text.trim()) && text.trim().split(' ').length <= 4;
}

/** Whether such a name is a part of a dish even without a blank line above it. */
export function isMadePart(text: string): boolean {
  const bare = text.trim();
  const joined =
    JOINED.exec(bare)
      ?.slice(1)
      .map((word) => word.toLowerCase()) ?? [];
  const areParts = joined.length === 2 && joined.every((word) => PARTS.has(word) || ALONE.has(word));
  return MADE.test(bare) || areParts || ALONE.has(bare.toLowerCase());
}
