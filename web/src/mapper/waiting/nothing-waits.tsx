import { readMapperCoverage } from '@plateprint/shared/mapper/mapper-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';

/** In the place of the queue: all names are decided about, or none has come yet. */
export function NothingWaits() {
  const text = useText('mapper');
  const { data } = useRead(readMapperCoverage, {}, { keepLast: true });
  if (data && (data.rows.mapped > 0 || data.names.mapped > 0))
    return (
      <EmptyState picture="plate" title={text('allKnownTitle')}>
        {text('allKnown')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture="paper"
      title={text('emptyTitle')}
      action={
        <ButtonLink to="/reports" icon="chart">
          {text('toReports')}
        </ButtonLink>
      }
    >
      {text('empty')}
    </EmptyState>
  );
}
