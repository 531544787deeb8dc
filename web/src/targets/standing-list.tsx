import { type PlaceOfTarget, readStandings, type TargetStanding } from '@plateprint/shared/targets/api/target-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Link } from '../ui/control/link.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './next-steps-list.module.css';
import { useStanding } from './use-standing.ts';
import { useTargetName, useTargetValues } from './use-target-values.ts';

/** Which targets of a place are missed, kept, or not yet sure, and how many more there are; nothing where none is set. */
export function StandingList({ place }: { place: PlaceOfTarget }) {
  const text = useText('targets');
  const { data } = useRead(readStandings, { query: place }, { staleTime: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <Card plain title={text('title')}>
      <ul className={styles.standings}>
        {data.items.map((standing) => (
          <Standing key={standing.id} standing={standing} isNamed={place.organizationId !== undefined} />
        ))}
      </ul>
      {data.left > 0 && <p className={styles.lead}>{text('standing.left', { count: data.left })}</p>}
      <p>
        <Link to="/targets" search={place.organizationId === undefined ? {} : { of: 'organization' }}>
          {text('toTargets')}
        </Link>
      </p>
    </Card>
  );
}

function Standing({ standing, isNamed }: { standing: TargetStanding; isNamed: boolean }) {
  const text = useText('targets');
  const nameOf = useTargetName();
  const standingOf = useStanding();
  const values = useTargetValues(standing.basis);
  const { sure, withheld, value, path, isOver, place, goalYear } = standing;
  const said = { value: values.withUnit(value), path: values.withUnit(path) };
  const words = sure === null ? text('standing.none') : standingOf(sure, isOver);
  return (
    <li>
      <span className={styles.name}>
        <strong data-sure={sure ?? undefined}>{words}</strong>
        {` · ${nameOf(standing)}`}
        {isNamed && ` · ${place}`}
      </span>
      <span className={styles.effect}>
        {withheld !== null && text(`withheld.${withheld}`)}
        {withheld === null && (isOver ? text('over.values', { ...said, year: String(goalYear) }) : text('standing.values', said))}
      </span>
    </li>
  );
}
