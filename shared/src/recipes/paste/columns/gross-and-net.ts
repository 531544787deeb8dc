const GROSS =
  /^(?:gross|brutto|bruto|brut|brutto ?(?:vekt|vikt|vægt|gewicht|mængde|menge)|bruttovekt|bruttovikt|bruttovægt|bruttogewicht|brutogewicht|poids brut|gross (?:weight|qty|amount)|a\.?p\.?)$/iu;
const NET =
  /^(?:nett?|netto|netto ?(?:vekt|vikt|vægt|gewicht|mængde|menge)|nettovekt|nettovikt|nettovægt|nettogewicht|poids net|nett? (?:weight|qty|amount)|e\.?p\.?)$/iu;
const LONGEST_ROW = 300;
const MARKS = ['\t', '|', ';'];

/**
 * Leaves of two columns of amounts, before and after trimming, the one that goes into the pot: "Leeks⇥2.8 kg⇥2.2 kg" is 2.2 kg,
 * and not both. Only where the words over the columns say which is which.
 */
export function withoutGross(rows: readonly string[]): readonly string[] {
  const head = rows.findIndex((row) => row.length <= LONGEST_ROW && columnsIn(row) !== null);
  const columns = head === -1 ? null : columnsIn(rows[head] ?? '');
  if (columns === null) return rows;
  const { gross, net, count, mark } = columns;
  return rows.map((row, at) => {
    const cells = at < head || row.length > LONGEST_ROW ? [] : cellsOf(row, mark);
    const hasBoth = at === head || [gross, net].every((column) => /\d/u.test(cells[column] ?? ''));
    return cells.length === count && hasBoth ? cells.toSpliced(gross, 1).join('\t') : row;
  });
}

interface Columns {
  gross: number;
  net: number;
  count: number;
  mark: string;
}

function columnsIn(row: string): Columns | null {
  const mark = MARKS.find((each) => row.includes(each));
  const cells = mark === undefined ? [] : cellsOf(row, mark);
  const [gross, net] = [GROSS, NET].map((heading) => cells.findIndex((cell) => heading.test(cell)));
  if (mark === undefined || gross === undefined || net === undefined || gross === -1 || net === -1) return null;
  return { gross, net, count: cells.length, mark };
}

function cellsOf(row: string, mark: string): string[] {
  return row.split(mark).map((cell) => cell.trim());
}
