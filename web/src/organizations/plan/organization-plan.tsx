import { readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import { FeatureLock, isLockable } from '../../access/feature-lock.tsx';
import { PLAN_NAMES } from '../../access/plan-names.ts';
import { useRead } from '../../api/use-read.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lackedBy } from './plan-features.ts';
import { PlanTable } from './plan-table.tsx';
import styles from './plan.module.css';

/** The plan of an organization, what every plan has, and what one's own lacks: locked, with what it would do. */
export function OrganizationPlan({ organizationId }: { organizationId: string }) {
  const text = useText('organizations/plan');
  const access = useText('access');
  const { data, error, refetch } = useRead(readPlan, { params: { id: organizationId } });
  if (!data) return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />;
  const lacked = lackedBy(data.plan).filter(isLockable);
  return (
    <div className={styles.place}>
      <div className={styles.head}>
        <p className={styles.own}>
          <span className={styles.label}>{access('plan')}</span>
          <span className={styles.name}>{PLAN_NAMES[data.plan]}</span>
        </p>
        <Badge tone={data.active ? 'good' : 'warning'} icon={data.active ? 'check' : 'alert'}>
          {text(data.active ? 'active' : 'inactive')}
        </Badge>
      </div>
      {!data.active && <Message tone="warning">{text('inactiveLead')}</Message>}
      <PlanTable own={data.plan} />
      {lacked.length > 0 && (
        <section className={styles.place}>
          <h2 className={styles.title}>{text('locked')}</h2>
          <div className={styles.locks}>
            {lacked.map((feature) => (
              <FeatureLock key={feature} feature={feature} />
            ))}
          </div>
        </section>
      )}
      <p className={styles.label}>{text('contact')}</p>
    </div>
  );
}
