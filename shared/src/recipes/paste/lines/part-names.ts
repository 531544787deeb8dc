import { PART_WORDS } from '../../../ingredients/phrase/words/part-words.ts';

/** Bought as well, so that only a blank line above says that they stand over their own amounts. */
const APART = new Set(
  `seasoning seasonings vegetables spices kryddor kryddning grönsaker krydder krydderier grønnsaker grøntsager
  gewürze würzung gemüse assaisonnement assaisonnements légumes épices kruiden kruiderij groenten specerijen`.split(/\s+/u),
);

/** "Sauce", "Die Füllung", "till garnering": a name of one or two words that is a part of a dish. */
export function isPartName(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (APART.has(text.toLowerCase().trim())) return true;
  return words.length > 0 && words.length <= 2 && (PART_WORDS.has(last) || PART_WORDS.has(words[0] ?? ''));
}

/** Parts that are made and never bought: pastry, fillings, icings. */
const MADE =
  /^(?:for (?:the )?|till |til |zum |zur |für (?:den |die )?|pour (?:la |le )?|voor (?:de |het )?)?(?:the |den |de |het |la |le |die )?(?:topping|filling|crust|base|icing|glaze|frosting|batter|\p{L}*fyllning(?:en)?|\p{L}*deg(?:en)?|\p{L}*smet(?:en)?|\p{L}*botten|bunn(?:en)?|fyll(?:et)?|\p{L}*deig(?:en)?|glasur(?:en)?|dej(?:en)?|\p{L}+dej(?:en)?|fyld(?:et)?|bund(?:en)?|\p{L}*teig|\p{L}*füllung|guss|belag|garniture|farce|appareil|nappage|glaçage|\p{L}*vulling|\p{L}+laag|\p{L}+schicht|\p{L}+lager|\p{L}*deeg|\p{L}*beslag|glazuur|bodem)$/iu;

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
  const areParts = joined.length === 2 && joined.every((word) => PART_WORDS.has(word) || ALONE.has(word));
  return MADE.test(bare) || areParts || ALONE.has(bare.toLowerCase());
}
