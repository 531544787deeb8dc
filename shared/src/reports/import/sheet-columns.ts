import type { WantedColumn } from '../../kernel/spreadsheet/find-columns.ts';
import type { Mapping } from '../../kernel/spreadsheet/mapping.ts';
import type { ReportVariety } from '../model/report-kind.ts';

export const SHEET_FIELDS = [
  'name',
  'variation',
  'servings',
  'amount',
  'unit',
  'pack',
  'grams',
  'kilograms',
  'money',
  'unitPrice',
  'externalId',
  'gtin',
  'organic',
  'origin',
  'date',
  'supplier',
  'invoice',
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

const list = (words: string): string[] => words.split(', ');

/** Words that people write above a column, in the product's languages. A whole name wins over a part of one. */
const WORDS: Record<SheetField, string[]> = {
  name: list(
    'name, dish, recipe, item, product, article, description, menu item, ingredient, goods, rätt, rättnamn, recept, artikel, artikelnamn, benämning, vara, produkt, ' +
      'rett, oppskrift, varenavn, varetekst, ret, opskrift, navn, gericht, rezept, bezeichnung, artikelbezeichnung, ware, produktname, speise, zutat, ' +
      'plat, recette, nom, produit, désignation, libellé, gerecht, naam, omschrijving, artikelomschrijving, ' +
      'namn, titel, title, vare, vare titel, varetitel, varebeskrivelse, varebetegnelse, varebenævnelse, betegnelse, beskrivelse, benevnelse, ' +
      'produktnavn, produktbeskrivelse, varubenämning, varunamn, varubeskrivning, beskrivning, produktnamn, produktbeskrivning, artikeltext, ' +
      'artikelname, warenbezeichnung, produktbezeichnung, produktbeschreibung, beschreibung, artikelbeschreibung, produktnaam, artikelnaam, ' +
      'productnaam, productomschrijving, plu text, plu tekst, plu namn, plu navn, plu name, plu naam, intitulé, dénomination, nom du produit, item name, product name, item description, product description',
  ),
  variation: list(
    'variation, variant, variety, variations, varianter, variante, varianten, sort, sorte, variasjon, variété, variatie, variëteit, soort',
  ),
  servings: list(
    'servings, sold, quantity sold, portions, qty, quantity, count, number, units sold, covers, portioner, antal, antal sålda, sålda, ' +
      'porsjoner, antall, antall solgt, solgt, solgte, verkauft, anzahl, portionen, menge, stückzahl, absatz, portions vendues, vendus, quantité, nombre, ' +
      'verkocht, aantal, porties, aantal verkocht, qté, qté vendue, qnt, ant, anz, mge, stk, stck, st, aant, antal port, ant port, ant sålda, anz port',
  ),
  amount: list(
    'amount, quantity, qty, volume, delivered, mängd, kvantitet, antal, levererat, mengde, antall, mængde, leveret, menge, anzahl, liefermenge, ' +
      'quantité, nombre, hoeveelheid, aantal, geleverd, kolli, colli, colis, cases, qté, lev antal, antall d pak, antal kolli, delivered qty, delivered quantity, qnt, qté livrée, qté liv, ant, ant lev, anz, mge, stk, stck, st, aant',
  ),
  unit: list(
    'unit, uom, unit of measure, enh, uv, unité de vente, salgsenhed, salgsenhet, säljenhet, verkoopeenheid, enhet, måttenhet, enhed, einheit, mengeneinheit, me, unité, eenheid',
  ),
  pack: list(
    'pack size, packsize, pack, packaging, case size, size, unit size, content, contents, förpackning, förpackningsstorlek, förp, kollistorlek, innehåll, ' +
      'forpakning, pakningsstørrelse, pakning, emballasje, innhold, forpakningsstørrelse, emballage, pakningsstr, indhold, kollistørrelse, ' +
      'gebinde, gebindegröße, verpackung, verpackungseinheit, verpackungsgröße, packung, packungsgröße, packungsinhalt, inhalt, ve, ' +
      'conditionnement, colisage, contenance, format, verpakking, verpakkingseenheid, verpakkingsgrootte, inhoud',
  ),
  grams: list(
    'grams, weight g, gram, gramm, grammes, weight in g, vikt g, vekt g, vægt g, gewicht g, poids g, gewicht in g, total grams, netto g, net weight g',
  ),
  // "Menge (kg)", "Gewicht in kg": the heading tells the unit of every cell below it.
  kilograms: list(
    'kg, kilograms, kilogram, weight kg, weight in kg, net weight kg, total weight kg, total kg, kg total, amount kg, quantity kg, qty kg, net kg, ' +
      'mengde i kg, mängd i kg, mængde i kg, kvantitet i kg, quantity in kg, vikt kg, vikt i kg, antal kg, mängd kg, kvantitet kg, netto kg, nettovikt kg, totalvikt kg, vekt kg, vekt i kg, antall kg, mengde kg, nettovekt kg, ' +
      'vægt kg, vægt i kg, mængde kg, nettovægt kg, gewicht kg, gewicht in kg, menge kg, menge in kg, liefermenge kg, nettogewicht kg, gesamtgewicht kg, anzahl kg, ' +
      'poids kg, poids en kg, poids net kg, quantité kg, quantité en kg, hoeveelheid kg, aantal kg',
  ),
  money: list(
    'price, total price, cost, value, net amount, sum price, sales value, turnover, pris, belopp, kostnad, totalpris, beløp, kostnad, beløb, omsetning, omsætning, omsättning, ' +
      'sum, summa, summe, total, totalt, totalbelopp, totalbeløp, i alt, gesamt, gesamtbetrag, gesamtsumme, total amount, net total, line total, prix total, total ht, totaal, totaalbedrag, ' +
      'preis, gesamtpreis, betrag, kosten, wert, umsatz, prix, prix total, montant, coût, prijs, bedrag, totaalprijs, omzet, spend, nettobeløb, nettobelopp, nettobetrag, nettopris, nettobedrag, net value, line value, varekøb, ' +
      'net, netto, line amount, line net, linjebeløb, linjesum, linjetotal, linjebelop, radbelopp, radsumma, radtotal, warenwert, positionsbetrag, zeilenbetrag, zeilensumme, regelbedrag, regeltotaal, montant ht, montant net, prix ht',
  ),
  unitPrice: list(
    'unit price, unit net price, net unit price, unit cost, price per unit, price each, list price, prix unitaire, prix unitaire ht, pu, p u, pu ht, p u ht, einzelpreis, stückpreis, einheitspreis, listenpreis, e preis, ' +
      'preis pro stück, preis je einheit, preis stk, á pris, a pris, styckpris, st pris, enhetspris, pris st, pris per enhet, pris per styck, stykpris, stk pris, enhedspris, pris pr stk, pris pr enhed, pris stk, stykkpris, pris pr enhet, ' +
      'listepris, katalogpris, stukprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, prijs stuk',
  ),
  externalId: list(
    'article number, article no, item number, sku, code, product code, artikelnummer, artikelnr, art nr, varenummer, varenr, ' +
      'artikel nr, référence, code article, réf, artikelcode, art no, item no, item code, product number, product no, plu, plu nr, plu no, plu kod, ' +
      'plu code, plu number, plu nummer, artikkelnummer, artikkelnr, vare nr, varekode, produktnummer, produktnr, produktkode, ' +
      'artikelkod, varukod, varunummer, varunr, produktkod, kod, kode, warennummer, produktcode, numéro d article, ' +
      'n article, no article, code produit, réf article, productnummer, productcode, ' +
      'supplier article number, supplier item number, leverantörens artikelnummer, leverantörens artikelnr, lev art nr, lev artnr, leverandørens varenummer, lev varenr, ' +
      'lieferantenartikelnummer, lieferanten artikelnummer, référence fournisseur, réf fournisseur, artikelnummer leverancier, artikelnr leverancier',
  ),
  gtin: list(
    'gtin, ean, upc, ean code, ean number, ean no, gtin number, gtin no, gtin code, barcode, bar code, eankod, ean kod, ean nummer, ean nr, gtin nummer, ' +
      'gtin nr, gtin kod, streckkod, streckkodsnummer, ean kode, eankode, gtin kode, strekkode, stregkode, strichcode, barcodenummer, ean code nummer, code ean, ' +
      'code gtin, code barres, code à barres, numéro ean, streepjescode, ean d pak, ean f pak, gtin d pak, gtin f pak, ean kolli, ean st, ean stk, gtin kolli, gtin st',
  ),
  organic: list('organic, eko, ekologisk, ekologiskt, økologisk, øko, økologi, ekologi, bio, biologisch, biologique, krav'),
  date: list(
    'date, day, sales date, date of sale, delivery date, order date, invoice date, datum, dag, försäljningsdatum, leveransdatum, orderdatum, fakturadatum, ' +
      'dato, salgsdato, leveringsdato, ordredato, fakturadato, verkaufsdatum, lieferdatum, bestelldatum, rechnungsdatum, tag, ' +
      'jour, date de vente, date de livraison, date de commande, date de facture, verkoopdatum, leverdatum, besteldatum, factuurdatum',
  ),
  supplier: list(
    'supplier, supplier name, name of supplier, vendor, vendor name, seller, seller name, wholesaler, wholesaler name, distributor, distributor name, sold by, ' +
      'leverantör, leverantörsnamn, leverantörens namn, lev namn, grossist, grossistnamn, säljare, leverandør, leverandørnavn, leverandørens navn, lev navn, ' +
      'grossistnavn, grosserer, sælger, selger, lieferant, lieferantenname, lieferant name, name des lieferanten, großhändler, großhandel, verkäufer, fournisseur, nom du fournisseur, nom fournisseur, ' +
      'grossiste, vendeur, leverancier, leveranciersnaam, naam leverancier, leverancier naam, groothandel, grossier, verkoper',
  ),
  invoice: list(
    'invoice, invoice number, invoice no, invoice nr, invoice id, inv no, inv number, invoice ref, invoice reference, bill number, ' +
      'faktura, fakturanummer, fakturanr, faktura nr, faktura nummer, faktura no, fakturaid, faktnr, fakt nr, verifikationsnummer, bilagsnummer, bilagsnr, bilag, ' +
      'rechnung, rechnungsnummer, rechnungsnr, rechnungs nr, rechnung nr, re nr, belegnummer, belegnr, beleg nr, beleg, ' +
      'facture, numéro de facture, numéro facture, n facture, n de facture, no facture, no de facture, nr facture, num facture, réf facture, référence facture, ' +
      'factuur, factuurnummer, factuurnr, factuur nr, factuur nummer',
  ),
  origin: list(
    'origin, country, country of origin, ursprung, ursprungsland, land, opprinnelse, opprinnelsesland, oprindelse, oprindelsesland, ' +
      'herkunft, herkunftsland, ursprungsland, origine, pays, pays d origine, herkomst, land van herkomst',
  ),
};

const NUMBERS: ReadonlySet<SheetField> = new Set(['servings', 'amount', 'grams', 'kilograms', 'money', 'unitPrice']);
/** Fields that their cells alone do not show. */
const NAMED_ONLY: ReadonlySet<SheetField> = new Set([
  'variation',
  'date',
  'unit',
  'pack',
  'grams',
  'kilograms',
  'money',
  'unitPrice',
  'externalId',
  'gtin',
  'organic',
  'origin',
  'supplier',
  'invoice',
]);
/** Fields whose words say something else as a part of another heading: "invoiced amount", "supplier's comment". */
const WHOLE: ReadonlySet<SheetField> = new Set(['supplier', 'invoice']);
const wanted = (field: SheetField): WantedColumn<SheetField> => ({
  field,
  words: WORDS[field],
  kind: NUMBERS.has(field) ? 'number' : 'text',
  isNamedOnly: NAMED_ONLY.has(field),
  isCount: field === 'servings',
  isWhole: WHOLE.has(field),
});

const FIELDS_OF: Record<ReportVariety, readonly SheetField[]> = {
  sales: ['name', 'servings', 'date'],
  procurement: [
    'name',
    'variation',
    'amount',
    'unit',
    'pack',
    'grams',
    'kilograms',
    'money',
    'unitPrice',
    'externalId',
    'gtin',
    'organic',
    'origin',
    'date',
    'supplier',
    'invoice',
  ],
};

/** The columns a file of a variety may have, the likeliest first. */
export const SHEET_COLUMNS: Record<ReportVariety, readonly WantedColumn<SheetField>[]> = {
  sales: FIELDS_OF.sales.map(wanted),
  procurement: FIELDS_OF.procurement.map(wanted),
};

/** Further columns of a till's file that are not read: they mark the row of headings, and are taken for nothing else. */
const BESIDE_SALES: readonly SheetField[] = ['externalId', 'gtin', 'money'];

/** The columns that are looked for in a file of a variety: also some that nothing is read from. */
export const SOUGHT_COLUMNS: typeof SHEET_COLUMNS = {
  ...SHEET_COLUMNS,
  sales: [...SHEET_COLUMNS.sales, ...BESIDE_SALES.map(wanted)],
};

/** Whether a report of the variety has what a column holds. */
export function isReadFor(variety: ReportVariety, field: SheetField | null): boolean {
  return field !== null && FIELDS_OF[variety].includes(field);
}

export type SheetMappingProblem = 'no_name_column' | 'no_servings_column' | 'no_amount_column';

/** The column that a mapping lacks before rows can be read by it; null when none. Purchases need an amount or grams. */
export function sheetMappingProblem(variety: ReportVariety, { columns }: Mapping<SheetField>): SheetMappingProblem | null {
  const has = (field: SheetField): boolean => columns.some((column) => column.field === field);
  if (!has('name')) return 'no_name_column';
  if (variety === 'sales') return has('servings') ? null : 'no_servings_column';
  return has('amount') || has('grams') || has('kilograms') ? null : 'no_amount_column';
}

/** Whether the money of rows is the price of one unit times the amount, for no column has their totals. */
export function hasUnitPriceAlone({ columns }: Mapping<SheetField>): boolean {
  return columns.some(({ field }) => field === 'unitPrice') && !columns.some(({ field }) => field === 'money');
}
