import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurants } from '../../restaurants/use-restaurants.ts';
import { Button } from '../../ui/control/button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../purchases.module.css';
import { BuyerQuestion } from './buyer-question.tsx';
import { CompletedQuestion } from './completed-question.tsx';
import { completedMonths, plainlyRefused, unknownBuyers } from './intake-state.ts';
import { KeptList } from './kept-list.tsx';
import { RefusedList } from './refused-list.tsx';
import type { RunningIntake } from './use-intake.ts';

const ENDINGS = { endings: ['.xml', '.pdf', '.zip'], maxBytes: Infinity };

/** Where a month of invoices is dropped in: how far it is, what came in, what is asked, and what was not taken. */
export function IntakePanel({ restaurantId, running }: { restaurantId: string; running: RunningIntake }) {
  const text = useText('purchases');
  const format = useFormat();
  const failureText = useFailureText();
  const { first, hasMore } = useRestaurants();
  const { intake, drop, again, cancel, forget } = running;
  const isOnlyKitchen = first.length === 1 && !hasMore;
  const usual = { restaurantId, buyers: isOnlyKitchen ? 'here' : 'ask', completed: 'refuse' } as const;
  const left = intake.files - intake.done;
  const isDone = !intake.isRunning && (intake.files > 0 || intake.refused.length > 0);
  const isAsking = intake.kept.length === 0 && plainlyRefused(intake.refused).length < intake.refused.length;
  return (
    <Card title={text('drop.title')}>
      <DropZone
        label={text('drop.label')}
        hint={text('drop.hint')}
        accepted={ENDINGS}
        onFiles={(files) => drop(files, usual)}
        disabled={intake.isRunning}
      />
      <p className={styles.lists}>
        {text('drop.lists')}{' '}
        <Link to="/reports/report/{-$id}" params={{ id: undefined }} search={{ variety: 'procurement' }}>
          {text('drop.newReport')}
        </Link>
      </p>
      {intake.isRunning && (
        <ProgressBar
          label={text('running', { done: format.number(intake.done), all: intake.files })}
          share={intake.files === 0 ? null : intake.done / intake.files}
          onCancel={cancel}
        />
      )}
      <div role="status" className={styles.questions}>
        {isDone && left > 0 && (
          <Message
            tone="warning"
            action={
              <Button size="small" onClick={() => drop([], usual)}>
                {text('goOn')}
              </Button>
            }
          >
            {intake.failure && `${failureText(intake.failure)} `}
            {text('stopped', { left })}
          </Message>
        )}
        {(isDone || intake.kept.length > 0) && !isAsking && <KeptList kept={intake.kept} />}
        {isDone &&
          unknownBuyers(intake.refused).map((buyer) => (
            <BuyerQuestion
              key={buyer.id ?? buyer.name}
              buyer={buyer}
              restaurantId={restaurantId}
              onPut={(kitchen) => again(buyer.files, { ...usual, restaurantId: kitchen, buyers: 'here' })}
            />
          ))}
        {isDone &&
          completedMonths(intake.refused).map((month) => (
            <CompletedQuestion
              key={month.reportId}
              month={month}
              onAnew={() => again(month.files, { ...usual, completed: 'anew' })}
            />
          ))}
        {isDone && <RefusedList refused={plainlyRefused(intake.refused)} />}
      </div>
      {isDone && (
        <div className={styles.actions}>
          <Button onClick={forget}>{text('done')}</Button>
        </div>
      )}
    </Card>
  );
}
