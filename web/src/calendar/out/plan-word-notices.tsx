import { listPlanWordNotices, seePlanWordNotices } from '@plateprint/shared/calendar/publication-api.ts';
import { WordNotices } from '../../claims/word-notices.tsx';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';

/** Words that came with a change, above a published plan. */
export function PlanWordNotices({ planId }: { planId: string }) {
  const { data } = useRead(listPlanWordNotices, { params: { id: planId } });
  const see = useChange(seePlanWordNotices, { refreshes: [listPlanWordNotices] });
  const onSeen = (ids: string[]): void => see.mutate({ params: { id: planId }, body: { ids } });
  return <WordNotices of="plan" notices={data} seeing={see} onSeen={onSeen} />;
}
