const NAMES =
  'item items ingredient ingredients product products food vara varor råvara råvaror ingrediens ingredienser produkt vare varer råvare råvarer zutat zutaten artikel art lebensmittel rohstoff denrée denrées article articles produit produits ingrédient ingrédients ingrediënt ingrediënten grondstof artikelen varenavn produktnavn artikelnavn bezeichnung benævnelse benämning désignation omschrijving';
const AMOUNTS =
  'amt qty quantity amount weight gross net nett brutto netto bruto brut mängd antal vikt mengde antall vekt mængde antal vægt menge anzahl gewicht qté qte quantité quantités poids hoeveelheid aantal gewicht';
const UNITS = 'unit units uom gram grams gramm grammes enhet enhed einheit einh unité unités u eenheid enh eenh';

const [names, amounts, others] = [
  NAMES,
  `${AMOUNTS} ${UNITS}`,
  'note notes remark remarks supplier supplied bem bemerkning bemærkninger merknad merknader anm anmärkningar leverantör leverandør lieferant fournisseur leverancier observations observation remarques remarque opm opmerking opmerkingen hinweis hinweise comment comments kommentar kommentarer bemerkung bemærkning anm anmärkning anmerkning pos position nr no prep preparation me eh mengeneinheit allergen allergener allergens allergene allergène allergènes allergeen allergenen measure measures varenr varenummer artnr artikelnr artikelnummer article sku code kode kod pris price preis prix prijs zusatz cost uom tillägg tillegg tilføjelse',
].map((words) => new Set(words.split(' ')));

/** "Denrées", "Artikel": over the column of the foods. */
export function isHeadOfNames(cell: string): boolean {
  return isOf(cell, names);
}

/** "Menge", "Qté", "Unité": over the column of the amounts or of their units. */
export function isHeadOfAmounts(cell: string): boolean {
  return isOf(cell, amounts);
}

function isOf(cell: string, words: ReadonlySet<string> | undefined): boolean {
  return (cell.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words?.has(word));
}

/** So many columns are a house's own. */
const MOST_STRANGE = 2;

/** "ITEM ...... QTY", "Vare  Mængde", "Denrées / unité / qté": what stands over the columns of a list, and is no line of it. */
export function isHeadOfColumns(text: string): boolean {
  if (text.length > 80 || /\d/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const strange = words.filter((word) => !(names?.has(word) || amounts?.has(word) || others?.has(word))).length;
  // "Zutat Menge Einheit Lieferant": what a house has a column for beside these, behind them.
  const isBegun = names?.has(words[0] ?? '') && words.slice(1, 3).some((word) => amounts?.has(word));
  const mostStrange = isBegun && words.length > 2 ? MOST_STRANGE : 0;
  return strange <= mostStrange && words.some((word) => names?.has(word)) && words.some((word) => amounts?.has(word));
}
