import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { PasteRecipe } from '../editor/paste-recipe.tsx';
import { newEditorState } from '../editor/state/editor-state.ts';
import type { PastedRecipe } from '../editor/state/paste-into.ts';

interface PasteQuestionProps {
  /** The text that was pasted. */
  begun: string;
  onClose: () => void;
  onPaste: (recipe: PastedRecipe) => Promise<boolean>;
}

/** Asks for the facts that a text pasted on the page does not say, before a recipe is made of it. */
export function PasteAsked(props: PasteQuestionProps) {
  const { draft } = newEditorState(useLanguage());
  return <PasteRecipe isOpen draft={draft} {...props} />;
}
