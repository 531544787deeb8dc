import type { PlaceOfTarget } from '@plateprint/shared/targets/api/target-api.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { Link } from '../ui/control/link.tsx';
import styles from './next-steps-list.module.css';
import { useActionName, useBasisWords, useEffectWords } from './use-action-words.ts';
import { useFirstStep } from './use-next-steps.ts';

/** The next step that saves most, in one line. */
export function FirstStep({ place }: { place: PlaceOfTarget }) {
  const text = useText('targets/actions');
  const format = useFormat();
  const nameOf = useActionName();
  const effectOf = useEffectWords();
  const basisOf = useBasisWords();
  const { first, error } = useFirstStep(place);
  // Its place is held until it is known: what stands below would be pushed down.
  if (first === undefined) return error ? null : <p className={styles.awaited} />;
  if (first === null) return null;
  return (
    <p>
      <strong>
        {text('title')}
        {format.colon}
      </strong>{' '}
      {nameOf(first.action)}, {effectOf(first.co2)}. {basisOf(first.basedOn)}{' '}
      <Link to="/targets" search={place.organizationId === undefined ? {} : { of: 'organization' }}>
        {text('toTargets')}
      </Link>
    </p>
  );
}
