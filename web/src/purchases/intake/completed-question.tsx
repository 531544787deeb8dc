import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import styles from '../purchases.module.css';

interface CompletedQuestionProps {
  month: { month: string; reportId: string; files: readonly string[] };
  onAnew: () => void;
}

/** Invoices of a month whose report is completed: what stands in the way, and what can be done. */
export function CompletedQuestion({ month: { month, reportId, files }, onAnew }: CompletedQuestionProps) {
  const text = useText('purchases');
  const format = useFormat();
  return (
    <section className={styles.question}>
      <div>
        <h3 className={styles.heading}>{text('completed.title', { month: format.month(month) })}</h3>
        <p className={styles.quiet}>{text('completed.lead', { count: files.length })}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/reports/report/{-$id}" params={{ id: reportId }}>
          {text('completed.open')}
        </ButtonLink>
        <Button onClick={onAnew}>{text('completed.anew')}</Button>
      </div>
    </section>
  );
}
