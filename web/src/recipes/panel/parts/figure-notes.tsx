import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { CoverageNote } from './coverage-note.tsx';
import { ContradictedNames } from './contradicted-names.tsx';
import { DoubtNotes } from './doubt-notes.tsx';

interface FigureNotesProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  nameOf: (lineId: string) => string;
  pending: boolean;
}

/** Below the figure of a recipe in which something is written: how much of it counts, and what is strange about it. */
export function FigureNotes({ draft, footprint, nameOf, pending }: FigureNotesProps) {
  const { coverage } = footprint;
  return (
    <>
      {coverage.lines > 0 && (coverage.complete || !pending) && <CoverageNote coverage={coverage} />}
      {!pending && coverage.lines > 0 && <ContradictedNames names={draft.names} footprint={footprint} />}
      {!pending && <DoubtNotes draft={draft} footprint={footprint} nameOf={nameOf} />}
    </>
  );
}
