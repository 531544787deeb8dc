import { listPlanWordNotices, seePlanWordNotices } from '@plateprint/shared/calendar/publication-api.ts';
import { memo } from 'react';
import { WordNotices } from '../../claims/word-notices.tsx';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';

/** Words that came with a change, above a published plan. */
export const PlanWordNotices = memo(function PlanWordNotices({ planId }: { planId: string }) {
  const { data } = useRead(listPlanWordNotices, { params: { id: planId } });
  const see = useChange(seePlanWordNotices, { refreshes: [listPlanWordNotices] });
  const onSeen = (ids: string[]): void => see.mutate({ params: { id: planId }, body: { ids } });
  return <WordNotices of="plan" notices={data} seeing={see} onSeen={onSeen} />;
});
