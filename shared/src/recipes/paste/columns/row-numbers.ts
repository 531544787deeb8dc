/** So many rows one behind the other are numbered on purpose. */
const FEWEST_ROWS = 3;
const LONGEST_ROW = 300;
/** A number, a mark between cells, and what stands in the next cell: "2⇥8,5⇥kg⇥Möhren", "3;Milk;2 l". */
const NUMBERED = /^ {0,8}(\d{1,3})[.)]? {0,8}[\t;|] {0,8}(?=\S)/u;

/**
 * Takes a column of row numbers off a table: the second of "2⇥8,5⇥kg⇥Möhren" is no count of them. It is such a column where the number in the
 * first cell grows by one from row to row, so that amounts, which seldom do, stay.
 */
export function withoutRowNumbers(rows: readonly string[]): readonly string[] {
  const numbers = rows.map(numberOf);
  const isNumbered = numbers.map(() => false);
  let from = 0;
  for (let at = 1; at <= rows.length; at += 1) {
    if (at < rows.length && follows(numbers, at)) continue;
    if (at - from >= FEWEST_ROWS && numbers[from] === 1 && haveAmounts(rows.slice(from, at))) isNumbered.fill(true, from, at);
    from = at;
  }
  return withoutArticleNumbers(rows.map((row, at) => (isNumbered[at] ? row.replace(NUMBERED, '') : row)));
}

/** "400010⇥Letmælk⇥10⇥l": what a wholesaler or a kitchen's own list calls the article by, and no count of it. */
const ARTICLE = /^ {0,8}\d{4,14} {0,8}[\t;|] {0,8}(?=\p{L}[^\t;|]{0,80}[\t;|] {0,8}(?:ca\.? ?)?[\d½¼¾⅓⅔])/u;

/** Takes a column of article numbers off a table: a long number in front of a name whose amount stands in the next cell. */
function withoutArticleNumbers(rows: readonly string[]): readonly string[] {
  const isArticle = rows.map((row) => row.length <= LONGEST_ROW && ARTICLE.test(row));
  const lengths = new Set(rows.filter((_, at) => isArticle[at]).map((row) => /\d+/u.exec(row)?.[0].length));
  return isArticle.filter(Boolean).length < FEWEST_ROWS || lengths.size > 1
    ? rows
    : rows.map((row, at) => (isArticle[at] ? row.replace(ARTICLE, '') : row));
}

/** Of "1⇥onion, 2⇥carrots, 3⇥leeks" the numbers are all the amounts there are. */
function haveAmounts(rows: readonly string[]): boolean {
  return rows.filter((row) => /\d/u.test(row.replace(NUMBERED, ''))).length * 2 > rows.length;
}

function numberOf(row: string): number | null {
  const number = row.length > LONGEST_ROW ? undefined : NUMBERED.exec(row)?.[1];
  return number === undefined ? null : Number(number);
}

function follows(numbers: readonly (number | null)[], at: number): boolean {
  const [before, here] = [numbers[at - 1] ?? null, numbers[at] ?? null];
  return before !== null && here === before + 1;
}
