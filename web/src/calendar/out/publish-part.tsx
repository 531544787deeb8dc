import {
  type Publication,
  publishMenuPlan,
  readPublication,
  withdrawMenuPlan,
} from '@plateprint/shared/calendar/publication-api.ts';
import type { BrokenPromise } from '@plateprint/shared/calendar/figures/broken-promises.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { BrokenPromises } from '../../recipes/broken-promises.tsx';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import parts from '../parts.module.css';

interface PublishPartProps {
  plan: { id: string; name: string; version: number };
  dishes: readonly PlanDish[];
  promises: readonly BrokenPromise[];
  publication: Publication;
  isUnsaved: boolean;
}

/** Whether guests see the plan, under which name, and whether it was changed since. */
export function PublishPart({ plan, dishes, promises, publication: { published }, isUnsaved }: PublishPartProps) {
  const text = useText('calendar/out');
  const asking = useText('menus/allergens');
  const format = useFormat();
  const nameOf = useRecipeName();
  const failureText = useFailureText();
  const [title, setTitle] = useState(published?.title ?? plan.name);
  const refreshes = [readPublication];
  const publish = useChange(publishMenuPlan, { refreshes });
  const withdraw = useChange(withdrawMenuPlan, { refreshes });
  const failure = publish.error ?? withdraw.error;
  const open = dishes.filter(({ allergens }) => allergens.unknown.length > 0);
  // A dish that comes back each week is named once.
  const distinct = [...new Map(promises.map((promise) => [`${promise.dish.id} ${promise.words}`, promise])).values()];
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
      <BrokenPromises dishes={distinct.map((promise) => ({ ...promise, name: nameOf(promise.dish.names) }))} />
      {open.length > 0 && <OpenAllergens open={open} />}
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      <div className={parts.actions}>
        <Button
          variant="primary"
          icon="share"
          busy={publish.isPending}
          disabled={isUnsaved || isBlank(title)}
          onClick={() => publish.mutate({ params: { id: plan.id }, body: { title } })}
        >
          {open.length + promises.length > 0 ? asking('ask.share') : text(published === null ? 'publish' : 'publishAgain')}
        </Button>
        {published !== null && (
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id: plan.id } })}>
            {text('withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A plan says to guests what a menu does: whoever publishes it reads first of which dishes not everything is known. */
function OpenAllergens({ open }: { open: readonly PlanDish[] }) {
  const text = useText('menus/allergens');
  const format = useFormat();
  const nameOf = useRecipeName();
  return (
    <Message tone="warning">
      <b>{text('ask.title', { count: open.length })}</b>
      <br />
      {format.list(open.map(({ names }) => nameOf(names)))}
    </Message>
  );
}
