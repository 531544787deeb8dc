/** What is served beyond the specification's calls, each with its reason. Names as `callName` writes them. */
export const CALLS_BEYOND: Readonly<Record<string, string>> = {
  'POST /ingredient-data/parse': 'Pasted lines are taken apart by one grammar, for callers that match names themselves.',
  'POST /ingredient-data/lines': 'The recipe editor understands a pasted recipe in one call.',
  'POST /ingredient-data/ingredients/names': 'A kept recipe holds ids: its lines are shown in the reader’s language.',
  'POST /ingredient-data/facts': 'The live total in the browser calculates with the same factors as the server.',
  'GET /ingredient-data/sources': 'The method page names every source with its licence, and each explanation its title.',
};
