const NAMES =
  'item items ingredient ingredients product products food vara varor råvara råvaror ingrediens ingredienser produkt vare varer råvare råvarer zutat zutaten artikel art lebensmittel rohstoff denrée denrées article articles produit produits ingrédient ingrédients ingrediënt ingrediënten grondstof artikelen varenavn produktnavn artikelnavn bezeichnung benævnelse benämning désignation omschrijving';
const AMOUNTS =
  'qty quantity amount weight gross net nett brutto netto bruto brut mängd antal vikt mengde antall vekt mængde antal vægt menge anzahl gewicht qté qte quantité quantités poids hoeveelheid aantal gewicht';
const UNITS = 'unit units uom enhet enhed einheit einh unité unités u eenheid enh eenh';

const [names, amounts, others] = [
  NAMES,
  `${AMOUNTS} ${UNITS}`,
  'note notes comment comments kommentar kommentarer bemerkung bemærkning anm anmärkning anmerkning pos position nr no prep preparation me eh mengeneinheit allergen allergener allergens allergene allergène allergènes allergeen allergenen measure measures varenr varenummer artnr artikelnr artikelnummer article sku code kode kod pris price preis prix prijs',
].map((words) => new Set(words.split(' ')));

/** "ITEM ...... QTY", "Vare  Mængde", "Denrées / unité / qté": what stands over the columns of a list, and is no line of it. */
export function isHeadOfColumns(text: string): boolean {
  if (text.length > 80 || /\d/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isEach = words.every((word) => names?.has(word) || amounts?.has(word) || others?.has(word));
  return isEach && words.some((word) => names?.has(word)) && words.some((word) => amounts?.has(word));
}
