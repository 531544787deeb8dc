import { readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from '../../admin/admin.module.css';
import { EnterpriseSetting } from '../../admin/enterprise-setting.tsx';
import { PlanSetting } from '../../admin/plan-setting.tsx';

export function PlanAndEnterprise({ organization }: { organization: Organization }) {
  const text = useText('admin');
  const { data, error, refetch } = useRead(readPlan, { params: { id: organization.id } });
  return (
    <div className={styles.cards}>
      <Card title={text('plan.title')}>
        {!data && !error && <Skeleton lines={5} />}
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {data && <PlanSetting organization={organization} plan={data.plan} isActive={data.active} />}
      </Card>
      <Card title={text('enterprise')}>
        <EnterpriseSetting organization={organization} />
      </Card>
    </div>
  );
}
