import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { useDifferenceWords } from '../../footprint/difference-words.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useEffectWords } from '../use-action-words.ts';
import styles from './action-plan.module.css';

interface TogetherProps {
  effect: ReturnType<typeof effectOfActions>;
  gap: TargetPath['gap'];
}

export function Together({ effect: { co2, sure }, gap }: TogetherProps) {
  const text = useText('targets/actions');
  const format = useFormat();
  const effectOf = useEffectWords();
  const words = useDifferenceWords();
  const said = words.sure({ co2, percent: null, sure, settledBy: { kind: 'nothing', food: null } });
  const share = gap !== null && gap.value > 0 ? -co2.value / gap.value : null;
  const ofGap =
    share === null ? null : share >= 1 ? text('closes') : text('ofGap', { share: format.percent(Math.max(0, share)) });
  return (
    <p className={styles.together} role="status">
      <strong>
        {text('together')}
        {format.colon} {effectOf(co2)}
      </strong>{' '}
      {said}. {ofGap}
    </p>
  );
}
