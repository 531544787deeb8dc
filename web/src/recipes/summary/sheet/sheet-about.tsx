import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { aboutWords } from './sheet-sentences.ts';
import { useSheetWords } from './use-sheet-words.ts';

export function SheetAbout({ sheet }: { sheet: RecipeSheet }) {
  const words = useSheetWords();
  return (
    <section className="sheet-about">
      <h2 className="sheet-small">{words.text('about')}</h2>
      <p>{aboutWords(sheet, words)}</p>
    </section>
  );
}
