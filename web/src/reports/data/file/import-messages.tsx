import { useText } from '../../../platform/i18n/use-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import type { ImportRowsWork } from '../import-worker/use-import-rows.ts';

interface ImportMessagesProps {
  work: ImportRowsWork;
  /** Begins a report for each other month of the file. */
  onSplit: () => void;
}

/** Messages on the rows as a whole, each with what can be done about it. */
export function ImportMessages({ work, onSplit }: ImportMessagesProps) {
  const text = useText('reports/data');
  const format = useFormat();
  const failureText = useFailureText();
  const { overview } = work;
  const { dropped, totals, tooMany, ofOtherTime, otherMonths, withoutAmount, variety } = overview;
  const { flawed } = overview.counts;
  return (
    <>
      {(work.failure || work.isStopped) && (
        <Message
          tone={work.failure ? 'danger' : 'info'}
          action={
            <Button size="small" onClick={work.retry}>
              {text('import.lookAgain')}
            </Button>
          }
        >
          {work.failure ? failureText(work.failure) : text('import.stopped')}
        </Message>
      )}
      {dropped > 0 && <Message>{text('import.dropped', { count: dropped })}</Message>}
      {totals > 0 && <Message>{text('import.totals', { count: totals })}</Message>}
      <TakenBack work={work} />
      {tooMany !== null && <Message tone="danger">{text('import.tooMany', { rows: tooMany })}</Message>}
      {ofOtherTime > 0 && (
        <Message
          tone="warning"
          action={
            <>
              {otherMonths.length > 0 && (
                <Button size="small" onClick={onSplit}>
                  {text('import.split', { count: otherMonths.length })}
                </Button>
              )}
              <Button size="small" onClick={work.leaveOtherTimesOut}>
                {text('import.leaveOtherTimes', { count: ofOtherTime })}
              </Button>
            </>
          }
        >
          {text('import.otherTimes', { count: ofOtherTime })}{' '}
          {otherMonths.map(({ month, rows }) => text('import.ofMonth', { month: format.month(month), count: rows })).join(', ')}
        </Message>
      )}
      {withoutAmount > 0 && (
        <Message
          tone="warning"
          action={
            <Button size="small" onClick={work.countAsOne}>
              {text(`import.countAsOne.${variety}`)}
            </Button>
          }
        >
          {text('import.withoutAmount', { count: withoutAmount })}
        </Message>
      )}
      {flawed > 0 && (
        <Message
          tone="warning"
          action={
            <Button size="small" onClick={work.leaveFlawedOut}>
              {text('import.leaveFlawed', { count: flawed })}
            </Button>
          }
        >
          {text('import.flawed', { count: flawed })}
        </Message>
      )}
    </>
  );
}

/** What the file takes back, and what it contradicts itself about. */
function TakenBack({ work: { overview, sendBack } }: Pick<ImportMessagesProps, 'work'>) {
  const text = useText('reports/data');
  const { voided, sentBack, signsDiffer } = overview;
  return (
    <>
      {voided > 0 && <Message>{text('import.voided', { count: voided })}</Message>}
      {sentBack > 0 && <Message>{text('import.sentBack', { count: sentBack })}</Message>}
      {signsDiffer > 0 && (
        <Message
          tone="warning"
          action={
            <Button size="small" onClick={sendBack}>
              {text('import.sendBack', { count: signsDiffer })}
            </Button>
          }
        >
          {text('import.signsDiffer', { count: signsDiffer })}
        </Message>
      )}
    </>
  );
}
