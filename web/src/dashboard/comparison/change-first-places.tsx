import type { Comparison, PlaceToChange } from '@plateprint/shared/dashboard/comparison.ts';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/control/link.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { useDashboardFilter } from '../dashboard-filter.ts';
import page from '../dashboard.module.css';
import { type ComparedKind, wayDown } from './compared-kind.ts';
import { useMass } from './use-mass.ts';

/** Which organizations or restaurants would save most if they came down to the global average; each leads down to what to change in it. */
export function ChangeFirstPlaces({ comparison: { changeFirst }, kind }: { comparison: Comparison; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const dashboard = useText('dashboard');
  const isEmpty = changeFirst.length === 0;
  return (
    <Card plain title={dashboard('changeFirst.title')}>
      <p className={page.lead}>{text(`changeFirst.${isEmpty ? 'none' : 'lead'}.${kind}`)}</p>
      <ol className={page.rows}>
        {changeFirst.map((place) => (
          <Place key={place.id} place={place} kind={kind} />
        ))}
      </ol>
    </Card>
  );
}

function Place({ place, kind }: { place: PlaceToChange; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const { filter } = useDashboardFilter();
  const mass = useMass();
  const { name, level, above, share } = place;
  return (
    <li className={page.row}>
      <span className={page.changed}>
        <LevelMark level={level} size={22} />
        <span className={page.changedWords}>
          <span className={page.name}>
            <Link to="/dashboard" search={wayDown(kind, filter, place)} quiet>
              {name}
            </Link>
          </span>
          <span className={page.when}>{text('changeFirst.saves', { mass: mass(above) })}</span>
        </span>
      </span>
      <ShareBar share={share} label={text('rows.share', { name })} />
    </li>
  );
}
