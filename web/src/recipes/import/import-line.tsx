import type { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { asMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { ImportStanding } from './import-standing.tsx';
import { amountWords } from '../../units/amount-words.ts';
import { useWeight } from '../../users/use-weight.ts';
import styles from './import-recipe.module.css';
import type { LineReading } from './use-line-readings.ts';

interface ImportLineProps {
  number: number;
  line: { text: string; heading: boolean };
  /** Undefined while it is read, and of a heading. */
  reading: LineReading | undefined;
  onChange: (line: { text: string; heading: boolean }) => void;
  onRemove: () => void;
  onChoose: (candidate: MatchCandidate | null) => void;
}

/** One line as written, how it was understood, and how sure that is. After an edit it is read again on blur. */
export function ImportLine({ number, line, reading, onChange, onRemove, onChoose }: ImportLineProps) {
  const text = useText('recipes/import');
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (): void => {
    if (typed !== null && typed.trim() !== '' && typed !== line.text) onChange({ ...line, text: typed.trim() });
    setTyped(null);
  };
  return (
    <li className={line.heading ? styles.part : styles.line}>
      <input
        className={styles.written}
        aria-label={text(line.heading ? 'recipe.heading' : 'recipe.line', { number })}
        value={typed ?? line.text}
        maxLength={500}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      {!line.heading && (
        <>
          <span className={styles.meaning}>
            <Meaning reading={reading} number={number} onChoose={onChoose} />
            {reading?.heavyGrams != null && <Heavy grams={reading.heavyGrams} />}
          </span>
          <span className={styles.standing}>
            <ImportStanding standing={reading?.standing ?? 'reading'} />
          </span>
        </>
      )}
      <IconButton icon="close" size="small" label={text('recipe.remove', { number })} onPress={onRemove} />
    </li>
  );
}

/** More than anyone eats: a number of portions or an amount was misread, or mistyped. */
function Heavy({ grams }: { grams: number }) {
  const text = useText('recipes');
  const weight = useWeight();
  return <span className={styles.doubt}>{text('line.heavy', { weight: weight(grams) })}</span>;
}

type MeaningProps = Pick<ImportLineProps, 'reading' | 'number' | 'onChoose'>;

/** The food of a line; where it is not sure, the other candidates. */
function Meaning({ reading, number, onChoose }: MeaningProps) {
  const text = useText('recipes/import');
  const format = useFormat();
  const language = useLanguage();
  if (!reading) return null;
  const { line, candidates, standing } = reading;
  const chosen = candidates.find((each) => each.ingredientId === line.ingredient && each.variationId === line.variation);
  const amount =
    line.amount != null && line.unit
      ? amountWords(asMeasured({ amount: line.amount, unit: line.unit, measure: line.measure }), format, language)
      : null;
  if (standing === 'understood' || candidates.length === 0) {
    return <span className={styles.said}>{[amount, reading.name].filter(Boolean).join(' · ')}</span>;
  }
  return (
    <>
      {amount && <span className={styles.said}>{amount}</span>}
      <NativeSelect
        hideLabel
        label={text('recipe.means', { number })}
        value={chosen ? keyOf(chosen) : ''}
        onChange={(key) => onChoose(candidates.find((each) => keyOf(each) === key) ?? null)}
        choices={[
          { value: '', label: reading.name && !chosen ? reading.name : text('recipe.asWritten') },
          ...candidates.map((each) => ({ value: keyOf(each), label: `${each.ingredientName}, ${each.variationName}` })),
        ]}
      />
    </>
  );
}

function keyOf({ ingredientId, variationId }: MatchCandidate): string {
  return `${ingredientId} ${variationId}`;
}
