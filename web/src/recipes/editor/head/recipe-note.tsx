import { useText } from '../../../platform/i18n/use-text.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

export function RecipeNote({ editor: { state, dispatch } }: { editor: RecipeEditor }) {
  const text = useText('recipes');
  return (
    <TextArea
      label={text('editor.note')}
      value={state.draft.note}
      rows={Math.min(16, Math.max(4, state.draft.note.split('\n').length + 1))}
      maxLength={20_000}
      onChange={(note) => dispatch({ do: 'change', draft: { note } })}
    />
  );
}
