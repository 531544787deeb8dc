import { featuresOfReport, mayReadOrganizationReports } from '@plateprint/shared/access/abilities.ts';
import { isLockable } from '@plateprint/shared/access/plan.ts';
import { type ReportKind, REPORT_KINDS, ReportCategory } from '@plateprint/shared/reports/model/report-kind.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusalOf } from '../../access/plan-context.ts';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { useActor } from '../../users/actor.ts';
import styles from './new-report.module.css';

/** Begins a report: of what, over what time. What the plan lacks is shown locked. */
export function NewReport({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const text = useText('reports/overview');
  const [isOpen, setOpen] = useState(false);
  const actor = useActor();
  const mayOrganize = mayReadOrganizationReports(actor, { id: actor.organizationId, enterpriseId: actor.enterpriseId });
  const categories = ReportCategory.options.filter((category) => category === 'restaurant' || mayOrganize);
  return (
    <>
      <PlanGate feature="monthly_sales_reports" label={text('new')} variant={variant}>
        <Button variant={variant} icon="add" onClick={() => setOpen(true)}>
          {text('new')}
        </Button>
      </PlanGate>
      <Dialog title={text('begin.title')} size="medium" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.categories}>
          {categories.map((category) => (
            <Kinds key={category} category={category} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

function Kinds({ category }: { category: ReportCategory }) {
  const text = useText('reports/overview');
  const refusalOf = usePlanRefusalOf();
  const kinds = REPORT_KINDS.filter((kind) => kind.category === category);
  const lacking = new Set(kinds.flatMap((kind) => featuresOfReport(kind)).filter((feature) => refusalOf(feature) !== null));
  const isLocked = (kind: ReportKind): boolean => featuresOfReport(kind).some((feature) => lacking.has(feature));
  return (
    <section className={styles.category}>
      <h3>{text(`begin.${category}`)}</h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={`${kind.variety} ${kind.type}`}>
            <KindButton kind={kind} isLocked={isLocked(kind)} />
          </li>
        ))}
      </ul>
      {[...lacking].filter(isLockable).map((feature) => (
        <FeatureLock key={feature} feature={feature} small />
      ))}
    </section>
  );
}

function KindButton({ kind, isLocked }: { kind: ReportKind; isLocked: boolean }) {
  const text = useText('reports/overview');
  const navigate = useNavigate();
  const { category, variety, type } = kind;
  const begin = (): void =>
    void navigate({ to: '/reports/report/{-$id}', params: { id: undefined }, search: { category, variety, type } });
  return (
    <button type="button" className={styles.kind} disabled={isLocked} onClick={begin}>
      <Icon name={isLocked ? 'lock' : type === 'monthly' ? 'calendar' : type === 'period' ? 'history' : 'restaurant'} size={18} />
      <span className={styles.words}>
        <span className={styles.name}>
          {text(`value.${variety}`)}, {text(`value.${type}`)}
        </span>
        <span className={styles.does}>{text(`begin.${variety}.${type}`)}</span>
      </span>
    </button>
  );
}
