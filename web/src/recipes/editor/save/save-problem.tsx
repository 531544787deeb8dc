import type { FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import { useState } from 'react';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { FailedSave } from '../../../drafts/saving/failed-save.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { fetchedWhenOpened } from '../../../ui/opened/fetched-when-opened.tsx';
import type { EditorState } from '../state/editor-state.ts';
import styles from './save-problem.module.css';
import type { Saving } from './use-save-recipe.ts';

const SaveConflict = fetchedWhenOpened(async () => (await import('./save-conflict.tsx')).SaveConflict);

interface SaveProblemProps {
  saving: Saving;
  state: EditorState;
  nameOf: (lineId: string) => string;
}

const FIELD_CODES = ['markup', 'control_characters', 'too_big', 'too_small', 'unknown_ingredient'] as const;

/** Why it was not saved: which line, what is wrong, what to do. What was written stays where it is. */
export function SaveProblem({ saving: { failure, newer, isBusy, save, saveOver, takeNewer }, state, nameOf }: SaveProblemProps) {
  const text = useText('recipes');
  const words = useText('recipes/editor');
  const drafts = useText('drafts');
  // The version whose differences were looked at and put away.
  const [closed, setClosed] = useState<number | null>(null);
  if (!failure) return null;
  if (newer) {
    return (
      <>
        <Message
          tone="warning"
          action={
            <Button size="small" onClick={() => setClosed(null)}>
              {words('conflict.open')}
            </Button>
          }
        >
          <strong>{drafts(newer.isOwn ? 'conflict.own' : 'conflict.other')}</strong> {text('editor.conflictHelp')}
        </Message>
        <SaveConflict
          state={state}
          newer={newer.thing}
          isOwn={newer.isOwn}
          isOpen={closed !== newer.thing.version}
          onTake={takeNewer}
          onKeep={saveOver}
          onClose={() => setClosed(newer.thing.version)}
        />
      </>
    );
  }
  // By the words that stand over the field.
  const fields: Record<string, string> = {
    names: text('editor.name'),
    portions: text('editor.portions'),
    category: text('editor.category'),
    note: text('editor.note'),
    tags: words('details.tags'),
    allergens: words('allergens.title'),
  };
  const placeOf = ({ path }: FieldProblem): string => {
    const row = Number(/^ingredients\.(\d+)\./.exec(path)?.[1] ?? Number.NaN);
    const line = state.draft.ingredients[row];
    if (line) return text('editor.line', { row: row + 1, name: nameOf(line._id) });
    const own = Number(/^customIngredients\.(\d+)\./.exec(path)?.[1] ?? Number.NaN);
    const ingredient = state.draft.customIngredients[own];
    if (ingredient) return text('editor.field', { path: words('own.row', { row: own + 1, name: ingredient.name }) });
    return text('editor.field', { path: ownValue(fields, path.split('.')[0] ?? '') ?? path });
  };
  const said = ({ code, message }: FieldProblem): string =>
    code === 'bag_circle'
      ? text('editor.refused.bag_circle', { way: message })
      : text(`editor.refused.${FIELD_CODES.find((known) => known === code) ?? 'other'}`);
  return (
    <FailedSave failure={failure} again={{ save, isBusy }}>
      {failure.fields.length > 0 && (
        <ul className={styles.fields}>
          {failure.fields.map((field) => (
            <li key={`${field.path} ${field.code}`}>
              <strong>{placeOf(field)}</strong> {said(field)}
            </li>
          ))}
        </ul>
      )}
    </FailedSave>
  );
}
