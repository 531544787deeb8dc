/** Words that deny a mark behind them, folded; English "no" is not among them, for it is Norway on most lists. */
const BEFORE: ReadonlySet<string> = new Set(
  'not,non,nicht,kein,keine,keiner,keines,ohne,ej,icke,inte,ingen,inget,utan,ikke,ikkje,uden,uten,niet,geen,zonder,pas,sans'.split(
    ',',
  ),
);
/** Words that deny a mark before them: "Bio: nein", "øko nej". */
const BEHIND: ReadonlySet<string> = new Set('nein,nej,nei,nee'.split(','));
const ANSWERED_NO = /[:=?]\s*(?:no|non)\b/gu;
/** What may stand between: "not certified organic", "nicht aus Bio-Anbau". */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    'certified,certificeret,certifierad,certifierat,sertifisert,zertifiziert,zertifizierte,zertifizierter,gecertificeerd,certifie,fully,from,aus,von,fran,fra,uit,de,du,' +
    'issu,markt,markta,maerket,merket,label,agriculture,av,af'
  ).split(','),
);
const MOST_BETWEEN = 2;

/** The words of a folded name, with the signs that part them: what is denied before a comma is not what stands behind it. */
export function wordsAndSigns(folded: string): string[] {
  return folded.replaceAll(ANSWERED_NO, ' nein ').match(/[a-z]+|[,;()]/gu) ?? [];
}

/** Whether the words around some of them deny these. */
export function isWordDenied(words: readonly string[], at: number, length: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= MOST_BETWEEN + 1; before -= 1) {
    const word = words[before] ?? '';
    if (BEFORE.has(word)) return true;
    if (!BETWEEN.has(word)) break;
  }
  return BEHIND.has(words[at + length] ?? '');
}
