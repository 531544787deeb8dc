const START = '<!-- reference dishes: node food-data/build/reference-dishes.ts -->';
const END = '<!-- end of reference dishes -->';

/** The page with the table between its two marks. */
export function withTable(page: string, table: string): string {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The page has no place for the reference dishes');
  return `${page.slice(0, from + START.length)}\n\n${table}\n\n${page.slice(to)}`;
}
