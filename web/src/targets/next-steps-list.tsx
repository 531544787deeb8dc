import type { PlaceOfTarget } from '@plateprint/shared/targets/api/target-api.ts';
import { useMemo } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Link } from '../ui/control/link.tsx';
import styles from './next-steps-list.module.css';
import { useActionName, useBasisWords, useEffectWords } from './use-action-words.ts';
import { stepsTogether, useNextSteps } from './use-next-steps.ts';

/** As many as a glance takes in. */
const MOST = 4;

/** The next steps that save most in a kitchen or an organization, where nothing stands out otherwise; the rest stands with its targets. */
export function NextStepsList({ place, titled = false }: { place: PlaceOfTarget; titled?: boolean }) {
  const text = useText('targets/actions');
  const nameOf = useActionName();
  const effectOf = useEffectWords();
  const basisOf = useBasisWords();
  const { data, steps } = useNextSteps(place);
  const together = useMemo(() => data && steps && stepsTogether(data.dishes, steps).slice(0, MOST), [data, steps]);
  if (!data || !together || together.length === 0) return null;
  return (
    <div className={styles.place}>
      {titled && <h2 className={styles.title}>{text('title')}</h2>}
      <p className={styles.lead}>{text('below')}</p>
      <ol className={styles.list}>
        {together.map(({ action, co2 }) => (
          <li key={action.id}>
            <span className={styles.name}>{nameOf(action)}</span>
            <span className={styles.effect}>{effectOf(co2)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.lead}>{basisOf(data.basedOn)}</p>
      <p>
        <Link to="/targets" search={place.organizationId === undefined ? {} : { of: 'organization' }}>
          {text('toTargets')}
        </Link>
      </p>
    </div>
  );
}
