/**
 * UN/ECE codes of quantities as the words that purchases are written in. Recommendation 20 (units of measure, revision 17) and
 * Recommendation 21 (packages, with an X before their code, as EN 16931 asks).
 */
interface CodedUnit {
  /** A word that a purchase's unit may have. */
  unit: string;
  /** How many of that unit one of the code is. */
  times: number;
}

const one = (unit: string): CodedUnit => ({ unit, times: 1 });

const MEASURES: readonly (readonly [code: string, unit: CodedUnit])[] = [
  ['KGM', one('kg')],
  ['GRM', one('g')],
  ['HGM', one('hg')],
  ['DTN', { unit: 'kg', times: 100 }],
  ['TNE', { unit: 'kg', times: 1000 }],
  ['MGM', { unit: 'g', times: 0.001 }],
  ['KGS', one('kg')],
  ['LBR', one('lb')],
  ['ONZ', one('oz')],
  ['LTR', one('l')],
  ['DLT', one('dl')],
  ['CLT', one('cl')],
  ['MLT', one('ml')],
  ['HLT', { unit: 'l', times: 100 }],
  ['MTQ', { unit: 'l', times: 1000 }],
  ['DMQ', one('l')],
  ['CMQ', one('ml')],
  // US and imperial gallons, pints and fluid ounces in litres (NIST Handbook 44; UK Weights and Measures Act 1985).
  ['GLL', { unit: 'l', times: 3.785411784 }],
  ['GLI', { unit: 'l', times: 4.54609 }],
  ['PTL', { unit: 'l', times: 0.473176473 }],
  ['PTI', { unit: 'l', times: 0.56826125 }],
  ['OZA', { unit: 'l', times: 0.0295735295625 }],
  ['OZI', { unit: 'l', times: 0.0284130625 }],
];

/** No codes of the recommendations, or others there, but what programs write when they mean these. */
const AS_WRITTEN: readonly (readonly [code: string, unit: CodedUnit])[] = [
  ['KG', one('kg')],
  ['KILO', one('kg')],
  ['G', one('g')],
  ['L', one('l')],
];

/** `ZZ` (as both sides agreed) and `NMP` (packs) are no pieces: nobody can tell what one of them holds. */
const PIECES = 'C62 EA H87 NAR PCE PCB XPP STK STCK ST PC PCS'.split(' ');
const DOZEN: readonly (readonly [code: string, unit: CodedUnit])[] = [
  ['DZN', { unit: 'piece', times: 12 }],
  ['DPC', { unit: 'piece', times: 12 }],
  ['PR', { unit: 'piece', times: 2 }],
  ['CEN', { unit: 'piece', times: 100 }],
  ['MIL', { unit: 'piece', times: 1000 }],
];

/** Packages by the word that a supplier's list would have. */
const PACKAGES: readonly (readonly [unit: string, codes: string])[] = [
  ['carton', 'CT XCT CRT'],
  ['case', 'CS XCS XCM'],
  ['box', 'BX XBX X4G X4C'],
  ['kasse', 'CR XCR XFC XBC XDH XDI XDJ XVG'],
  ['kolli', 'COL XCL CLL XZZ'],
  ['tray', 'XPU XDS XTY XDT XDU XDV'],
  ['palette', 'PF XPX XPG XPE'],
  ['pack', 'PK XPK PA XPA XMP XOK XSX'],
  ['bag', 'BG XBG XPO X5M X43 X5H XEC'],
  ['sack', 'SA XSA XSE'],
  ['bucket', 'BJ XBJ XPL XTB XTL'],
  ['can', 'CA XCA TN XTN XCX'],
  ['jar', 'JR XJR XJT'],
  ['bottle', 'BO XBO XBQ XBS XBV'],
  ['kanister', 'JY XJY XJC XJB XCI'],
  ['tube', 'TU XTU XTD'],
  ['pot', 'XPT XCU'],
  ['net', 'XNT XNU XNV'],
  ['bunch', 'XBH XBE'],
  ['roll', 'RO XRO'],
];

const UNITS: ReadonlyMap<string, CodedUnit> = new Map([
  ...MEASURES,
  ...AS_WRITTEN,
  ...PIECES.map((code) => [code, one('piece')] as const),
  ...DOZEN,
  ...PACKAGES.flatMap(([unit, codes]) => codes.split(' ').map((code) => [code, one(unit)] as const)),
]);

export interface QuantityInWords {
  amount: number | null;
  unit: string | null;
}

/** A coded quantity as a purchase has it: 2 `TNE` are 2,000 kg. A code that is no amount of goods (`MON`, `HUR`) has no unit. */
export function quantityInWords(quantity: number | null, code: string | null): QuantityInWords {
  const known = code === null ? undefined : UNITS.get(code.toUpperCase());
  if (!known) return { amount: quantity, unit: null };
  const amount = quantity === null ? null : Number((quantity * known.times).toPrecision(12));
  return { amount, unit: known.unit };
}
