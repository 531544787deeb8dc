import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Link } from '../../ui/control/link.tsx';
import { unusual, useDashboardFilter } from '../dashboard-filter.ts';
import type { ComparedKind } from './compared-kind.ts';

/** The way up: from an organization to its enterprise, from an enterprise to the page that says what belongs to it. */
export function Trail({ comparison, kind }: { comparison: Comparison | null; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const { filter } = useDashboardFilter();
  if (!comparison) return null;
  const { place, enterprise } = comparison;
  if (kind === 'enterprise') {
    const up = (
      <Link key="up" to="/enterprises/{-$id}" params={{ id: place.id }} quiet>
        {text('enterprises')}
      </Link>
    );
    return <Breadcrumbs crumbs={[up, place.name]} />;
  }
  if (!enterprise) return null;
  const up = (
    <Link key="up" to="/dashboard" search={unusual({ ...filter, view: 'enterprise', of: enterprise.id })} quiet>
      {enterprise.name}
    </Link>
  );
  return <Breadcrumbs crumbs={[up, place.name]} />;
}
