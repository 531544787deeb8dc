import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { isSameTitle } from '../recipes/same-title.ts';

/** What stands over recipes, written for the evaluation before the reading was changed, and lists that stand below any of it. */
export interface WrittenHeads {
  /** Four ingredients each. */
  lists: string[];
  heads: WrittenHead[];
}

export interface WrittenHead {
  head: string;
  /** What a cook would type as the dish's name; null where none is written. */
  title: string | null;
  /** The middle of a range; null where no people or pieces are counted. */
  servings: number | null;
}

export interface HeadsJudgement {
  of: number;
  titles: number;
  servings: number;
  /** Heads whose recipe has other lines than the list below them. */
  otherLines: number;
  misses: string[];
}

const LINES = 4;

/** Reads each head over one of its language's lists, as the import does for somebody of another language. */
export function judgeHeads({ lists, heads }: WrittenHeads, language: Language): HeadsJudgement {
  const likely: Language = language === 'de' ? 'en_gb' : 'de';
  const judged: HeadsJudgement = { of: heads.length, titles: 0, servings: 0, otherLines: 0, misses: [] };
  for (const [at, { head, title, servings }] of heads.entries()) {
    const recipes = readPastedRecipes(`${head}${lists[at % lists.length]}`, { likely });
    const [first] = recipes;
    const lines = recipes.flatMap((each) => each.lines.filter(({ heading }) => !heading));
    const isTitle = isSameTitle(first?.title?.toLowerCase() ?? null, title?.toLowerCase() ?? null);
    const areServings = isOfRange(first?.portions ?? null, servings, head);
    if (isTitle) judged.titles++;
    if (areServings) judged.servings++;
    if (lines.length !== LINES) judged.otherLines++;
    if (!isTitle || !areServings || lines.length !== LINES)
      judged.misses.push(
        `${JSON.stringify(head)}: ${title}, ${servings} → ${first?.title}, ${first?.portions}, ${lines.length} lines`,
      );
  }
  return judged;
}

/** The label is the middle of "4-6". */
function isOfRange(read: number | null, servings: number | null, head: string): boolean {
  if (read === servings || read === null || servings === null) return read === servings;
  const ranges = [...head.matchAll(/(\d+)\s?(?:[-–/]|\p{L}{1,3})\s?(\d+)/gu)];
  return ranges.some(
    ([, from, to]) => (Number(from) + Number(to)) / 2 === servings && read >= Number(from) && read <= Number(to),
  );
}
