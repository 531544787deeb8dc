import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './recipe-head.module.css';
import { nameShown } from '../name-shown.ts';
import type { RecipeEditor } from './use-recipe-editor.ts';
import type { Saving } from './use-save-recipe.ts';

interface RecipeHeadProps {
  editor: RecipeEditor;
  saving: Saving;
  onDiscard: () => void;
}

/** Name, portions and category, and the one deed of the page: save. */
export function RecipeHead({ editor: { state, dispatch }, saving, onDiscard }: RecipeHeadProps) {
  const text = useText('recipes');
  const { draft, base, changed } = state;
  const language = useLanguage();
  // Chosen once: while a name is emptied to be written anew the field must not jump to another language.
  const [shown] = useState(() => nameShown(draft.names, language));
  const name = draft.names[shown];
  const title = name?.name.trim() || text('editor.newTitle');

  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Breadcrumbs
          crumbs={[
            <Link key="recipes" to="/recipes" quiet>
              {text('overview.title')}
            </Link>,
            title,
          ]}
        />
        <div className={styles.deeds}>
          {changed && (
            <>
              <span className={styles.state} title={text('editor.kept')}>
                {text('editor.unsaved')}
              </span>
              <Button variant="quiet" onClick={onDiscard}>
                {text('editor.discard')}
              </Button>
            </>
          )}
          <Button variant="primary" icon="save" busy={saving.isBusy} disabled={!changed && base !== null} onClick={saving.save}>
            {text('editor.save')}
          </Button>
        </div>
      </div>
      <h1 data-unseen="">{title}</h1>
      <textarea
        className={styles.name}
        aria-label={text('editor.name')}
        aria-invalid={saving.problem === 'no_name' || undefined}
        aria-describedby={saving.problem === 'no_name' ? 'recipe-name-problem' : undefined}
        placeholder={text('editor.namePlaceholder')}
        value={name?.name ?? ''}
        maxLength={200}
        rows={1}
        // A long name takes a second line on a phone; it stays one line of text.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) =>
          dispatch({
            do: 'change',
            draft: {
              names: draft.names.map((each, index) =>
                index === shown ? { ...each, name: event.target.value.replaceAll('\n', ' ') } : each,
              ),
            },
          })
        }
      />
      {saving.problem === 'no_name' && (
        <p id="recipe-name-problem" className={styles.problem} role="alert">
          {text('editor.noName')}
        </p>
      )}
      <div className={styles.facts}>
        <div className={styles.portions}>
          <AmountField
            label={text('editor.portions')}
            value={draft.portions > 0 ? draft.portions : null}
            parse={decimalInput}
            onChange={(portions) => dispatch({ do: 'change', draft: { portions: portions ?? 0 } })}
            problem={draft.portions > 0 ? null : text('editor.noPortions')}
          />
        </div>
        <div className={styles.category}>
          <TextField
            label={text('editor.category')}
            value={draft.category}
            maxLength={100}
            onChange={(category) => dispatch({ do: 'change', draft: { category } })}
          />
        </div>
      </div>
    </header>
  );
}
