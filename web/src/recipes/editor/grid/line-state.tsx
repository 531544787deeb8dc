import type { LineProblem } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useWeight } from '../../../users/use-weight.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { Spinner } from '../../../ui/control/spinner.tsx';
import type { LineReading } from '../state/editor-state.ts';
import styles from './line-state.module.css';

interface LineStateProps {
  reading: LineReading | undefined;
  problem: LineProblem | null;
  /** It is a bag in which not everything counts. */
  isPartly: boolean;
  hasIngredient: boolean;
  /** Grams of it in a portion, when they are more than anyone eats. */
  heavyGrams: number | null;
}

/** The state of the line for a person: it is being read, should be looked at, or does not count and why. */
export function LineState({ reading, problem, isPartly, hasIngredient, heavyGrams }: LineStateProps) {
  const text = useText('recipes');
  const weight = useWeight();
  if (reading?.state === 'reading') {
    return (
      <p className={styles.calm}>
        <Spinner size={12} /> {text('line.reading')}
      </p>
    );
  }
  if (reading?.state === 'failed' && !hasIngredient) return <Said tone="problem">{text('line.failed')}</Said>;
  if (problem !== null) return <Said tone="problem">{text(`line.problem.${problem}`)}</Said>;
  if (isPartly) return <Said tone="problem">{text('line.partly')}</Said>;
  if (heavyGrams !== null) return <Said tone="check">{text('line.heavy', { weight: weight(heavyGrams) })}</Said>;
  if (reading?.state === 'check') return <Said tone="check">{text('line.check')}</Said>;
  return null;
}

function Said({ tone, children }: { tone: 'problem' | 'check'; children: string }) {
  return (
    <p className={styles[tone]}>
      <Icon name={tone === 'problem' ? 'alert' : 'eye'} size={14} />
      {children}
    </p>
  );
}
