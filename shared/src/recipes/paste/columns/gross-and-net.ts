const GROSS =
  /^(?:gross|brutto|bruto|brut|brutto ?(?:vekt|vikt|vægt|gewicht|mængde|menge)|bruttovekt|bruttovikt|bruttovægt|bruttogewicht|brutogewicht|poids brut|gross (?:weight|qty|amount)|a\.?p\.?)$/iu;
const NET =
  /^(?:nett?|netto|netto ?(?:vekt|vikt|vægt|gewicht|mængde|menge)|nettovekt|nettovikt|nettovægt|nettogewicht|poids net|nett? (?:weight|qty|amount)|e\.?p\.?)$/iu;
/** "2 lb 8 oz⇥2 qt": the same amount by weight and by measure, as American school recipes give it. */
const MEASURE = /^(?:(?:household |volume )?measures?|volume|mått|mål|maß|mesures?|maat)$/iu;
const WEIGHT = /^(?:weights?|wt\.?|vikt|vekt|vægt|gewicht|poids)$/iu;
/** Headings of two columns for one amount. */
const PAIRS: readonly Pair[] = [
  { going: GROSS, staying: NET, says: /\d/u },
  // A weight without its unit says less than a measure with one.
  { going: MEASURE, staying: WEIGHT, says: /\d\s?\p{L}/u },
];

interface Pair {
  going: RegExp;
  staying: RegExp;
  /** What the cell that stays says at least. */
  says: RegExp;
}
const LONGEST_ROW = 300;
const MARKS = ['\t', '|', ';'];

/**
 * Leaves of two columns for one amount the one that counts: of before and after trimming what goes into the pot ("Leeks⇥2.8 kg⇥2.2 kg" is 2.2 kg,
 * and not both), of weight and measure the weight. Only where the words over the columns say which is which, and a row has both.
 */
export function withOneAmount(rows: readonly string[]): readonly string[] {
  const head = rows.findIndex((row) => row.length <= LONGEST_ROW && columnsIn(row) !== null);
  const columns = head === -1 ? null : columnsIn(rows[head] ?? '');
  if (columns === null) return rows;
  const { goes, stays, says, count, mark } = columns;
  return rows.map((row, at) => {
    const cells = at < head || row.length > LONGEST_ROW ? [] : cellsOf(row, mark);
    const hasBoth = at === head || (/\d/u.test(cells[goes] ?? '') && says.test(cells[stays] ?? ''));
    return cells.length === count && hasBoth ? cells.toSpliced(goes, 1).join('\t') : row;
  });
}

interface Columns {
  goes: number;
  stays: number;
  says: RegExp;
  count: number;
  mark: string;
}

function columnsIn(row: string): Columns | null {
  const mark = MARKS.find((each) => row.includes(each));
  const cells = mark === undefined ? [] : cellsOf(row, mark);
  if (mark === undefined) return null;
  for (const { going, staying, says } of PAIRS) {
    const goes = cells.findIndex((cell) => going.test(cell));
    const stays = cells.findIndex((cell) => staying.test(cell));
    if (goes !== -1 && stays !== -1) return { goes, stays, says, count: cells.length, mark };
  }
  return null;
}

function cellsOf(row: string, mark: string): string[] {
  return row.split(mark).map((cell) => cell.trim());
}
