import {
  type Publication,
  publishMenuPlan,
  readPublication,
  withdrawMenuPlan,
} from '@plateprint/shared/calendar/publication-api.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import parts from '../parts.module.css';
import { type PlanInQuestion, usePlanQuestion } from './use-plan-question.tsx';

interface PublishPartProps {
  /** As it is kept; without a first day it has no day that guests could see. */
  plan: { id: string; name: string; version: number; startsOn: string | null };
  /** The parts that guests would read, but for its name. */
  asked: Omit<PlanInQuestion, 'title'>;
  publication: Publication;
  isUnsaved: boolean;
}

/** Whether guests see the plan, under which name, and whether it was changed since. */
export function PublishPart({ plan, asked, publication: { published }, isUnsaved }: PublishPartProps) {
  const text = useText('calendar/out');
  const format = useFormat();
  const failureText = useFailureText();
  const [title, setTitle] = useState(published?.title ?? plan.name);
  const refreshes = [readPublication];
  const publish = useChange(publishMenuPlan, { refreshes });
  const withdraw = useChange(withdrawMenuPlan, { refreshes });
  const failure = publish.error ?? withdraw.error;
  const { ask, question } = usePlanQuestion({ ...asked, title });
  const isOlder = published !== null && published.version < plan.version;
  return (
    <section className={parts.part} aria-label={text('guests')}>
      <h3>{text('guests')}</h3>
      <p className={parts.hint}>
        {published === null
          ? text('notPublished')
          : text(isOlder ? 'publishedOlder' : 'publishedNow', { date: format.moment(published.at) })}
      </p>
      <TextField label={text('name')} hint={text('nameHint')} maxLength={100} value={title} onChange={setTitle} />
      {plan.startsOn === null && <Message tone="warning">{text('noFirstDay')}</Message>}
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      <div className={parts.actions}>
        <Button
          variant="primary"
          icon="share"
          busy={publish.isPending}
          disabled={isUnsaved || plan.startsOn === null || isBlank(title)}
          onClick={() =>
            ask((reason) => publish.mutate({ params: { id: plan.id }, body: { title, reason, version: plan.version } }))
          }
        >
          {text(published === null ? 'publish' : 'publishAgain')}
        </Button>
        {published !== null && (
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id: plan.id } })}>
            {text('withdraw')}
          </Button>
        )}
      </div>
      {question}
    </section>
  );
}
