import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { importProblem, ingredientsOf, lacksPortions, standingOf } from '@plateprint/shared/recipes/import/import-draft.ts';
import { useId, useState, type Dispatch } from 'react';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ImportLine } from './import-line.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportStanding } from './import-standing.tsx';
import type { ImportAction, ImportItem } from './import-state.ts';
import styles from './import-recipe.module.css';
import type { LineReadings } from './use-line-readings.ts';

interface ImportRecipeProps {
  item: ImportItem;
  isOpenAtFirst: boolean;
  readings: LineReadings;
  dispatch: Dispatch<ImportAction>;
}

/** One recipe of the preview: whether it is taken, how it stands, and all of it to be mended. */
export function ImportRecipe({ item, isOpenAtFirst, readings, dispatch }: ImportRecipeProps) {
  const text = useText('recipes/import');
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { recipe } = item;
  const title = recipe.title?.trim() || text('recipe.noTitle');
  const standings = ingredientsOf(recipe).map((line) => readings.readingOf(item, line)?.standing);
  const problem = importProblem(recipe);
  const change = (changed: Partial<ImportItem['recipe']>): void => dispatch({ do: 'change', id: item.id, recipe: changed });

  return (
    <li className={styles.recipe} data-created={item.outcome.state === 'created' || undefined}>
      <div className={styles.head}>
        <Checkbox
          hideLabel
          label={text('recipe.take', { title })}
          checked={item.isTaken && problem === null}
          disabled={item.outcome.state === 'created' || problem !== null}
          onChange={(isTaken) => dispatch({ do: 'take', ids: [item.id], isTaken })}
        />
        <button type="button" className={styles.open} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {text('recipe.facts', { lines: standings.length, portions: recipe.portions ?? 0 })}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
        <span className={styles.state}>
          {item.outcome.state === 'created' ? (
            <ImportStanding standing="created" />
          ) : (
            standings.length > 0 && <ImportStanding standing={standingOf(standings)} />
          )}
        </span>
      </div>
      {problem && <p className={styles.problem}>{text(`problem.${problem}`)}</p>}
      <ImportOutcome outcome={item.outcome} />
      {isOpen && (
        <div id={id} className={styles.body}>
          <div className={styles.fields}>
            <TextField
              label={text('recipe.title')}
              value={recipe.title ?? ''}
              maxLength={200}
              onChange={(value) => change({ title: value })}
            />
            <AmountField
              label={text('recipe.portions')}
              hint={lacksPortions(recipe) ? text('recipe.noPortions') : undefined}
              value={recipe.portions}
              parse={decimalInput}
              onChange={(portions) => change({ portions: portions !== null && portions > 0 ? portions : null })}
            />
            <NativeSelect
              label={text('recipe.language')}
              value={recipe.language}
              onChange={(language) => change({ language })}
              choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          </div>
          {recipe.lines.length > 0 ? (
            <ol className={styles.lines} aria-label={text('recipe.lines')}>
              {recipe.lines.map((line, at) => (
                <ImportLine
                  key={at}
                  number={at + 1}
                  line={line}
                  reading={line.heading ? undefined : readings.readingOf(item, line.text)}
                  onChange={(changed) => change({ lines: recipe.lines.map((each, index) => (index === at ? changed : each)) })}
                  onRemove={() => change({ lines: recipe.lines.filter((_, index) => index !== at) })}
                  onChoose={(candidate) => dispatch({ do: 'choose', id: item.id, text: line.text, candidate })}
                />
              ))}
            </ol>
          ) : (
            <p className={styles.none}>{text('recipe.noLines')}</p>
          )}
          {(recipe.method !== '' || recipe.notes !== '') && (
            <TextArea
              label={text('recipe.method')}
              value={[recipe.notes, recipe.method].filter(Boolean).join('\n\n')}
              onChange={(value) => change({ notes: '', method: value })}
              rows={4}
            />
          )}
        </div>
      )}
    </li>
  );
}
