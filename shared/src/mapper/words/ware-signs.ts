/** What only things are made of, and measures that only things have, in any language. */
const SIGNS: readonly RegExp[] = [
  /(?<!\p{L})(?:rostfri(?:tt|a)?|rustfri(?:tt|t|e)?|edelst(?:ahl|\.)?|inox|rvs|stainless|galv(?:anised)?|melamin\p{L}*|polypropyl\p{L}*|polystyr\p{L}*|polycarb\p{L}*|nitril\p{L}*|vinyl\p{L}*|latex|pvc|hdpe|ldpe|cpla|papp|rpet|xpp|eps|bagasse|porslin|porcelai\p{L}*|porzellan|keramik|keramiek|keramisk|ceramics?|ceramique|gjutjarn|gusseisen|gietijzer|silikon\p{L}*|silicone|polyester|mikrofi\p{L}*|microfib\p{L}*|microvez\p{L}*|nonwoven|airlaid|ungebleicht)(?!\p{L})/u,
  /(?<=\p{L} )(?<!pousses? de )(?:bambou?|bambus|bamboo|bamboe)(?!\p{L})(?! ?(?:shoot|skott|skud|pousse|scheut|spross))/u,
  /(?<![\p{L}\d])[1-4] ?-? ?(?:ply|lags?|laags?|lgs?|lagen|lagig|plis?)(?!\p{L})/u,
  /(?<!\d)\d{2,4} ?[x×] ?\d{2,4} ?[x×] ?\d{1,4} ?(?:mm|cm)(?!\p{L})/u,
  /(?<![\p{L}\d])\d{1,3} ?(?:watt|w|volt|v) (?:led|e27|e14|gu10|lamp|bulb)/u,
  /(?<![\p{L}\d])\d{1,3} ?(?:my|mic|micron|µ|mu)(?![\p{L}])/u,
  /(?<!\p{L})(?:18\/10|18\/0|e27|e14|gu10|aaa|lr6|lr03|din ?a4|a4|en ?374|en ?388)(?![\p{L}\d])/u,
  // Electric: kilowatts, and the volts of a socket.
  /(?<![\p{L}\d])\d{1,2}(?:[.,]\d{1,2})? ?kw(?!\p{L})/u,
  /(?<![\p{L}\d])(?:12|24|110|220|230|240|380|400) ?(?:v|volts?)(?![\p{L}\d])(?! ?\d)/u,
  // A roll: so many centimetres wide and so many metres long.
  /(?<!\d)\d{2,3} ?(?:cm|mm) ?x ?\d{2,3} ?m(?!\p{L})/u,
  /(?<!\p{L})(?:puderfri|pudderfri|pdr\.? ?fri|puderfrei|gepud|poedervrij|powder ?-?free|non poudr\p{L}*|opudr\p{L}*|uparf\p{L}*|oparf\p{L}*|parf[uy]mefri\p{L}*|parfymfri\p{L}*|parfumfrei|parfumvrij|unscented|unperfumed|sans parfum|ongeparf\p{L}*)(?!\p{L})/u,
  // Twine: so many metres.
  /(?<!\p{L})\p{L}{0,12}garn(?!\p{L})(?=.*(?<![\p{L}\d])\d{1,4} ?m(?!\p{L}))/u,
  // With a lid of its own.
  /(?:[+&]|(?<!\p{L})(?:with|w\/)) ?lids?(?!\p{L})/u,
  /(?<!\p{L})(?:cutter ?-?b(?:o?x)|c\/box|caterbox|spenderbox|wrapmaster)(?!\p{L})/u,
];

/** Trays of a kitchen: with a mass the food lies in one, "Kartoffelgratin 1/1 GN 2,5 kg". */
const TRAYS = [/(?<!\p{L})(?:gn|gastronorm\p{L}*) ?1\/[1-9](?!\d)/u, /(?<![\d/])[12]\/[1-9] ?-? ?gn(?![\p{L}\d])/u];

/** Grams, millilitres and so on: what a food's row tells, and a thing's hardly. */
const MASS = /\d ?(?:kg|kilo|g|gr|gram|l|lt|ltr|liter|litre|litres|ml|cl|dl|oz|lb|lbs)(?![\p{L}\d])/u;

/** Packs that foods have too, each for another reason to take the row for things; one alone says nothing. */
const HINTS: readonly RegExp[] = [
  // Sheets and rolls.
  /(?<![\p{L}\d])\d{2,4} ?(?:ark|vel|vellen|sheets?|feuilles?|f|bl|blatt|rl|rul|ruller|rullar|rollen|rouleaux|rolls?|paar|par|paires?|pairs?)\.?(?![\p{L}\d])/u,
  // Many pieces that weigh nothing.
  /(?<![\p{L}\d])(?:[2-9]\d{2}|[1-9]\d{3,4}) ?-?(?:stk?|stuck|pcs?|pk|p|u|er|s|'s)\.?(?![\p{L}\d])/u,
  /(?<![\p{L}\d])x ?(?:[2-9]\d{2}|[1-9]\d{3,4})(?![\p{L}\d])/u,
  // Measures of length.
  /(?<![\d.,])\d{2,3} ?x ?\d{2,3} ?(?:cm|mm)?(?![\p{L}\d.,])/u,
  /(?<![\p{L}\d])(?:ø|o|diam\.?) ?\d{1,3} ?(?:cm|mm)(?!\p{L})/u,
  // Materials.
  /(?<!\p{L})(?:kraft|pap|card|cardboard|plast|plastic|plastique|plastik|kunststof\p{L}*|alu|aluminium|pp|pe|pla|ps|trae|tre|tra|holz|bois|hout|wood(?:en)?|stal|stahl|steel|acier|staal|s\/s|gummi|jern|jarn|metal\p{L}*|bomuld|bomull|coton|cotton|baumwolle|katoen|fsc)(?!\p{L})/u,
  // Sizes of clothes.
  /(?<!\p{L})(?:str|stl|strl|gr|groesse|maat|mt|taille|size)\.? ?(?:xs|s|m|l|xl|xxl|3[4-9]|4\d|5\d)(?![\p{L}\d/])/u,
  // Colours of things that foods have not.
  /(?<!\p{L})(?:grey|gray|transparent\p{L}*|bordeaux|turkis|lilla)(?!\p{L})/u,
  // With a lid, empty.
  /(?<!\p{L})(?:[mw]\/? ?|med |mit |m\.|avec |with |\+ ?|& ?)(?:lag|lock|lokk|deckel|deksel|couvercle|couv|lid)(?!\p{L})/u,
  /(?<!\p{L})(?:leer|leeg|vide|empty|tomt?)(?!\p{L})/u,
];

/** So many hints together take a row that tells no mass for things. */
const ENOUGH_HINTS = 2;

/** Whether a folded name is made of what only wares are made of, or has their measures. */
export function hasWareSign(folded: string): boolean {
  if (SIGNS.some((sign) => sign.test(folded))) return true;
  if (MASS.test(folded)) return false;
  return TRAYS.some((tray) => tray.test(folded)) || HINTS.filter((hint) => hint.test(folded)).length >= ENOUGH_HINTS;
}
