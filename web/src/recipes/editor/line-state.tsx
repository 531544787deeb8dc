import type { LineProblem } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { LineReading } from './editor-state.ts';
import styles from './line-state.module.css';

interface LineStateProps {
  reading: LineReading | undefined;
  problem: LineProblem | null;
  /** It is a bag in which not everything counts. */
  isPartly: boolean;
  hasIngredient: boolean;
}

/** What a person should know of the line: it is being read, should be looked at, or does not count and why. */
export function LineState({ reading, problem, isPartly, hasIngredient }: LineStateProps) {
  const text = useText('recipes');
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
