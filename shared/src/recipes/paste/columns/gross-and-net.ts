const GROSS =
  /^(?:gross|brutto|bruto|brut|brutto ?(?:vekt|vikt|vægt|gewicht|mængde|menge)|bruttovekt|bruttovikt|bruttovægt|bruttogewicht|brutogewicht|poids brut|gross (?:weight|qty|amount)|a\.?p\.?)$/iu;
const NET =
  /^(?:nett?|netto|netto ?(?:vekt|vikt|vægt|gewicht|mængde|menge)|nettovekt|nettovikt|nettovægt|nettogewicht|poids net|nett? (?:weight|qty|amount)|e\.?p\.?)$/iu;
const LONGEST_ROW = 300;
const MARK = /\t+|;|\|| {2,}/u;

/**
 * Leaves of two columns of amounts, before and after trimming, the one that goes into the pot: "Leeks⇥2.8 kg⇥2.2 kg" is 2.2 kg,
 * and not both. Only where the words over the columns say which is which.
 */
export function withoutGross(rows: readonly string[]): readonly string[] {
  const heads = rows.findIndex((row) => row.length <= LONGEST_ROW && columnsIn(row) !== null);
  const columns = heads === -1 ? null : columnsIn(rows[heads] ?? '');
  if (columns === null) return rows;
  const { gross, count } = columns;
  return rows.map((row, at) => {
    if (at < heads || row.length > LONGEST_ROW) return row;
    const cells = cellsOf(row);
    return cells.length === count ? cells.toSpliced(gross, 1).join('\t') : row;
  });
}

function columnsIn(row: string): { gross: number; count: number } | null {
  const cells = cellsOf(row);
  const gross = cells.findIndex((cell) => GROSS.test(cell));
  return gross !== -1 && cells.some((cell) => NET.test(cell)) ? { gross, count: cells.length } : null;
}

function cellsOf(row: string): string[] {
  return row.split(MARK).map((cell) => cell.trim());
}
