import type { Comparison, StandsOut } from '@plateprint/shared/dashboard/comparison.ts';
import type { ReactNode } from 'react';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/control/link.tsx';
import { type DashboardFilter, useDashboardFilter } from '../dashboard-filter.ts';
import { type ComparedKind, wayDown } from './compared-kind.ts';
import styles from './comparison.module.css';
import { useMass } from './use-mass.ts';

/** The rows that a board would ask about first, in sentences; each leads to its place. */
export function StandsOutList({ comparison, kind }: { comparison: Comparison; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const { filter } = useDashboardFilter();
  const valueOf = useValue(comparison.variety);
  if (comparison.standsOut.length === 0) return null;
  return (
    <Card plain title={text('standsOut.title')}>
      <ul className={styles.sentences}>
        {comparison.standsOut.map((outstanding) => (
          <li key={outstanding.kind}>
            {text.rich(`standsOut.${outstanding.kind}`, {
              name: outstanding.name,
              value: valueOf(outstanding),
              link: (name: ReactNode) => linkTo(wayDown(kind, filter, outstanding), name),
            })}
            {outstanding.difference && (
              <>
                {' '}
                <DifferenceSentence difference={outstanding.difference} short />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function linkTo(search: Partial<DashboardFilter>, name: ReactNode): ReactNode {
  return (
    <Link to="/dashboard" search={search}>
      {name}
    </Link>
  );
}

function useValue(variety: Comparison['variety']): (outstanding: StandsOut) => string {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const co2 = useCo2();
  const mass = useMass();
  return ({ kind, value }) => {
    if (kind === 'saves_most') return mass(value);
    if (kind === 'lightest' || kind === 'heaviest') return `${co2.withUnit(value)} ${text(`per.${variety}`)}`;
    return format.percent(kind === 'fell_most' || kind === 'rose_most' ? value / 100 : value);
  };
}
