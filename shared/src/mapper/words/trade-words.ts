function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/[\s,]+/));
}

// All words folded: lower case, without diacritics.

/**
 * Words of wholesalers' own lines and of professional ranges: they stand in capitals beside the food, tell nothing of it, and
 * the food data does not know them. Only words that name no food in any of our languages.
 */
export const HOUSE_BRANDS = set(`
  prof, profi, professional, pro, foodservice, catering, gastro, horeca, chef, chefs, select, selection, selected, menu, menus, basic, basics,
  classic, quality, premium, prima, budget, economy, everyday, favourites, storkok, storkjokken, storkokken, grossist, kv, hk, ekonomi
`);

/** Grades, cuts, states and packings of the trade: articles of one food differ by them. */
const ARTICLE_WORDS = set(`
  kl, klass, klasse, cat, categorie, calibre, cal, kal, grade, extra, mini, midi, maxi, small, medium, large, stor, store, liten, lille, klein, gross,
  iqf, vac, vak, vakuum, vacuum, map, tk, tiefgekuhlt, fryst, frys, frost, frossen, frozen, surg, surgele, surgeles, diepvries, fersk, farsk, fersk, frisch,
  frais, frische, fresh, vers, kyld, kolet, burk, pase, pose, spand, hink, eimer, seau, bote, dose, boite, bte, barquette, sac, sack, sakk, saek, kart,
  kartong, krt, ktn, karton, carton, frp, stk, stuk, stuck, colli, bag, tub, tray
`);

/** Whether a word is a grade, a packing or a line of the trade, which tells nothing of the food. */
export function isTradeWord(word: string): boolean {
  return ARTICLE_WORDS.has(word) || HOUSE_BRANDS.has(word);
}
