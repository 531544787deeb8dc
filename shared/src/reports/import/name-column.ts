import { foldHeader } from '../../kernel/spreadsheet/find-columns.ts';
import type { UsedRow } from '../../kernel/spreadsheet/sheet.ts';
import { cellText } from '../../kernel/spreadsheet/sheet.ts';
import { isFoodLike } from '../rows/food-like.ts';

/** Headings of columns whose words are no product's name, folded: who made, sold or ordered it, and what group it is of. */
const OF_OTHERS = (
  'supplier,vendor,wholesaler,distributor,leverandor,leverantor,lieferant,fournisseur,leverancier,grossist,grosshandler,grossiste,groothandel,' +
  'producent,produsent,producteur,hersteller,manufacturer,maker,fabrikant,fabricant,brand,marke,marque,merk,maerke,varemerke,' +
  'customer,client,kunde,kund,klant,restaurant,kitchen,kokken,kok,keuken,kuche,cuisine,site,outlet,store,butik,filiale,enhetsnamn,' +
  'group,gruppe,grupp,groupe,groep,category,categorie,kategori,kategorie,family,famille,department,afdeling,avdelning,avdeling,abteilung,' +
  'user,buyer,bruger,bestiller,bestallare,comment,kommentar,bemerkung,bemaerkning,anmarkning,merknad,remarque,opmerking,address,adress,adresse,adres,' +
  'number,nummer,numero,depot,status,currency,valuta,wahrung,devise,allergen,storage,opbevaring'
).split(',');
/** Whole headings that would be a part of too many others. */
const OTHERS_WHOLE: ReadonlySet<string> = new Set(['code', 'unit', 'enhet', 'enhed', 'einheit', 'eenheid', 'unite', 'kok']);

/** Headings of dishes that purchases were for, folded. */
const OF_DISHES: ReadonlySet<string> = new Set(
  'opskrift,oppskrift,recept,rezept,recette,recipe,ret,rett,dish,ratt,gericht,plat,gerecht,menu,meny,maltid,maaltid,mahlzeit,repas,meal'.split(
    ',',
  ),
);

const LOOKED_AT = 200;
/** A column has so much less variety than another that it names something else. */
const FEWER = 3;

interface TextColumn {
  at: number;
  /** Different values with a word in them. */
  different: number;
  /** Those of them that read like foods. */
  foods: number;
}

export interface NameColumnSearch {
  head: UsedRow | null;
  body: readonly UsedRow[];
  /** Of the columns, those that hold something else by their heading. */
  taken: ReadonlySet<number>;
  width: number;
  /** Of dishes sold, which a till repeats: another column may have more different words and be none. */
  isOfSales: boolean;
}

/** Whether a heading speaks of suppliers, makers, customers or groups, whatever else stands in it; of purchases also dishes do. */
function isOfOthers(heading: string, isOfSales: boolean): boolean {
  const name = foldHeader(heading);
  if (OTHERS_WHOLE.has(name)) return true;
  const words = name.split(' ');
  if (!isOfSales && words.some((word) => OF_DISHES.has(word))) return true;
  // Compounds as well: "Leverantörsnamn", "Varegruppe". Short words only whole: "Marke" is no market.
  return OF_OTHERS.some((other) => words.includes(other) || (other.length >= 5 && name.includes(other)));
}

/**
 * Which column holds the names of the products: the one that was found by its heading, unless that speaks of others or another
 * text column has many more different foods in it, or more different words and no fewer foods. Null where no column has words.
 */
export function nameColumn(found: number, { head, body, taken, width, isOfSales }: NameColumnSearch): number | null {
  const heading = (at: number): string => cellText(head?.cells[at]);
  const rows = body.slice(0, LOOKED_AT);
  const texts = Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    if (isOfOthers(heading(at), isOfSales) || (at !== found && taken.has(at))) return [];
    const column = textColumn(rows, at);
    return column === null ? [] : [column];
  });
  const best = texts.toSorted((one, other) => other.foods - one.foods || other.different - one.different)[0];
  const chosen = texts.find(({ at }) => at === found);
  if (best === undefined) return found >= 0 && !isOfOthers(heading(found), isOfSales) ? found : null;
  if (!chosen) return best.at;
  const isOneWord = chosen.different === 1 && head !== null;
  const hasFew = isMuchMore(best.foods, chosen.foods) || isMuchMore(best.different, chosen.different);
  return hasFew && (isOneWord || !isOfSales) ? best.at : found;
}

function isMuchMore(one: number, other: number): boolean {
  return one >= other * FEWER && one - other >= FEWER;
}

/** The kind of a column by its cells; null where most of them are no words. */
function textColumn(rows: readonly UsedRow[], at: number): TextColumn | null {
  const filled = rows.map(({ cells }) => cellText(cells[at])).filter((text) => text !== '');
  const wordy = filled.filter((text) => /\p{L}{3}/u.test(text) && !/^\d{1,4}[./-]\d/u.test(text));
  if (filled.length === 0 || wordy.length / filled.length < 0.6 || filled.length * 4 < rows.length) return null;
  const values = [...new Set(wordy.map(foldHeader))];
  return { at, different: values.length, foods: values.filter(isFoodLike).length };
}
