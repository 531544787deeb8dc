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
import { useFormerSpan } from './use-former-span.ts';
import { useMass } from './use-mass.ts';

/** The rows that a board would ask about first, in sentences; each leads to its place. */
export function StandsOutList({ comparison, kind }: { comparison: Comparison; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const { filter } = useDashboardFilter();
  const valueOf = useValue(comparison.variety);
  const againstOf = useAgainst(comparison);
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
                <DifferenceSentence difference={outstanding.difference} short against={againstOf(outstanding)} />
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

/** What one that stands out is compared with: all together, the one at the other end, or the months before. */
function useAgainst(comparison: Comparison): (outstanding: StandsOut) => string | undefined {
  const text = useText('footprint/difference');
  const former = useFormerSpan(comparison);
  const nameOf = (kind: StandsOut['kind']) => comparison.standsOut.find((each) => each.kind === kind)?.name;
  return ({ kind }) => {
    if (kind === 'saves_most') return text('against.average');
    if (kind === 'fell_most' || kind === 'rose_most') return former;
    const name = kind === 'lightest' ? nameOf('heaviest') : kind === 'heaviest' ? nameOf('lightest') : undefined;
    return name === undefined ? undefined : text('against.dish', { name });
  };
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
