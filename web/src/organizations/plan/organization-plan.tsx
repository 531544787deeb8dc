import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { isLockable, PLAN_NAMES, shownPlan } from '@plateprint/shared/access/plan.ts';
import { readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';
import { lackedBy } from './plan-features.ts';
import { PlanTable } from './plan-table.tsx';
import styles from './plan.module.css';

/** The plan of an organization, what every plan has, and what one's own lacks: locked, with what it would do. */
export function OrganizationPlan({ organizationId }: { organizationId: string }) {
  const text = useText('organizations/plan');
  const access = useText('access');
  const actor = useActor();
  const isShownAbove = usePlanRefusal('organization_settings') === 'plan_inactive';
  const { data, error, refetch } = useRead(readPlan, { params: { id: organizationId } });
  if (!data) return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />;
  // An inactive plan shows none (specification, point 4).
  const shown = shownPlan(data.plan, data.active);
  const lacked = shown === null ? [] : lackedBy(shown).filter(isLockable);
  return (
    <div className={styles.place}>
      <div className={styles.head}>
        <p className={styles.own}>
          <span className={styles.label}>{access('plan')}</span>
          <span className={styles.name}>{shown === null ? access('noPlan') : PLAN_NAMES[shown]}</span>
        </p>
        {shown !== null && (
          <Badge tone="good" icon="check">
            {text('active')}
          </Badge>
        )}
      </div>
      {!data.active && !isShownAbove && <Message tone="warning">{text('inactiveLead')}</Message>}
      <PlanTable own={shown} />
      {lacked.length > 0 && (
        <section className={styles.place}>
          <h2 className={styles.title}>{text('locked')}</h2>
          <div className={styles.locks}>
            {lacked.map((feature) => (
              <FeatureLock
                key={feature}
                feature={feature}
                refusal={planRefusal(actor, feature, { plan: data.plan, planActive: data.active })}
                organizationId={organizationId}
              />
            ))}
          </div>
        </section>
      )}
      <p className={styles.label}>{text('contact')}</p>
    </div>
  );
}
