import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { readPublication } from '@plateprint/shared/calendar/publication-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FeedPart } from './feed-part.tsx';
import parts from '../parts.module.css';
import { PlanMenusPart } from './plan-menus-part.tsx';
import { PlansBeside } from './plans-beside.tsx';
import { PublishPart } from './publish-part.tsx';
import type { PlanInQuestion } from './use-plan-question.tsx';

interface PublishDialogProps {
  plan: { id: string; name: string; version: number; draft: MenuPlanDraft };
  /** The parts that guests would read, but for its name. */
  asked: Omit<PlanInQuestion, 'title'>;
  isUnsaved: boolean;
  onClose: () => void;
}

/** The publication of a plan: whether it is published, the public address of the kitchen's meals, and menus that show them. */
export function PublishDialog({ plan, asked, isUnsaved, onClose }: PublishDialogProps) {
  const text = useText('calendar/out');
  const ui = useText('ui');
  const { data, error, refetch } = useRead(readPublication, { params: { id: plan.id } });
  const { startsOn } = plan.draft;
  return (
    <Dialog title={text('title')} isOpen onClose={onClose} actions={<Button onClick={onClose}>{ui('close')}</Button>}>
      {error && !data ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={parts.stack}>
          {isUnsaved && <Message tone="warning">{text('unsaved')}</Message>}
          <PlansBeside draft={plan.draft} beside={data.beside} />
          <PublishPart plan={{ ...plan, startsOn }} asked={asked} publication={data} isUnsaved={isUnsaved} />
          <FeedPart planId={plan.id} feed={data.feed} />
          <PlanMenusPart
            planId={plan.id}
            title={data.published?.title || plan.name}
            restaurant={asked.restaurant}
            menus={data.menus}
          />
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
