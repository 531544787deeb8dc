import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import {
  type MakerAllergen,
  type MakerStatement,
  type MakerStatementEntry,
  type StatementField,
  statementProblems,
} from '@plateprint/shared/mapper/memory/maker-statement.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AllergenAnswers } from './allergen-answers.tsx';
import styles from './statement.module.css';

interface StatementFormProps {
  statement: MakerStatementEntry | null;
  isBusy: boolean;
  onKeep: (statement: MakerStatement) => void;
  onCancel: () => void;
}

const NOTHING: MakerStatement = { allergens: [], ingredients: '', statedOn: '', source: '', link: null };

function draftOf(statement: MakerStatementEntry | null): MakerStatement {
  if (!statement) return NOTHING;
  const { allergens, ingredients, statedOn, source, link } = statement;
  return { allergens, ingredients, statedOn, source, link };
}

/** Copies what stands on the pack or in a data sheet. What is wrong is said beside its field, by its name. */
export function StatementForm({ statement, isBusy, onKeep, onCancel }: StatementFormProps) {
  const text = useText('purchases/statement');
  const ui = useText('ui');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(statement));
  const [today] = useState(() => new Date().toISOString().slice(0, 10) as Day);
  const [isAsked, setAsked] = useState(false);
  const put = (change: Partial<MakerStatement>): void => setDraft({ ...draft, ...change });
  const say = (allergen: Allergen, state: MakerAllergen['state'] | null): void => {
    const others = draft.allergens.filter((each) => each.allergen !== allergen);
    const all = state === null ? others : [...others, { allergen, state }];
    put({ allergens: ALLERGENS.flatMap((each) => all.filter((said) => said.allergen === each)) });
  };
  const problems = statementProblems(draft, today);
  const problemOf = (field: StatementField): string | null => {
    const code = isAsked ? problems[field] : undefined;
    if (code === undefined) return null;
    return field === 'allergens' ? text('problem.nothing') : text(`problem.${code}`, { field: labelOf(field) });
  };
  const labelOf = (field: StatementField): string => text(field === 'link' ? 'linkName' : field);
  const keep = (): void => {
    setAsked(true);
    if (Object.keys(problems).length > 0) return focusFirstProblem(form.current);
    onKeep(draft);
  };
  return (
    <form
      ref={form}
      className={styles.parts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <AllergenAnswers said={draft.allergens} onSay={say} />
      <TextArea
        label={text('ingredients')}
        hint={text('ingredientsHint')}
        rows={5}
        value={draft.ingredients}
        problem={problemOf('allergens') ?? problemOf('ingredients')}
        onChange={(ingredients) => put({ ingredients })}
      />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={text('statedOn')}
          max={today}
          value={draft.statedOn}
          problem={problemOf('statedOn')}
          onChange={(statedOn) => put({ statedOn })}
        />
        <TextField
          label={text('source')}
          hint={text('sourceHint')}
          value={draft.source}
          problem={problemOf('source')}
          onChange={(source) => put({ source })}
        />
      </div>
      <TextField
        type="url"
        label={text('link')}
        value={draft.link ?? ''}
        problem={problemOf('link')}
        onChange={(link) => put({ link: link.trim() === '' ? null : link.trim() })}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{ui('cancel')}</Button>
        <Button variant="primary" type="submit" busy={isBusy}>
          {text('save')}
        </Button>
      </div>
    </form>
  );
}
