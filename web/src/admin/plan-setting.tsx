import * as api from '@plateprint/shared/admin/admin-api.ts';
import { type Plan, PLAN_NAMES, PLANS } from '@plateprint/shared/access/plan.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listOrganizations, readOrganization, readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useAlert } from '../organizations/use-alert.ts';
import { Message } from '../ui/control/message.tsx';
import { RadioGroup } from '../ui/choice/radio-group.tsx';
import { Switch } from '../ui/choice/switch.tsx';
import styles from './admin.module.css';

const REFRESHES = [
  api.listAllOrganizations,
  api.readAdminAudit,
  readOrganizationAudit,
  listOrganizations,
  readOrganization,
  readPlan,
];

interface PlanSettingProps {
  organization: { id: string; name: string };
  plan: Plan;
  isActive: boolean;
}

/** The plan that an organization holds, and whether it counts; both take effect at once. */
export function PlanSetting({ organization, plan, isActive }: PlanSettingProps) {
  const text = useText('admin');
  const access = useText('access');
  const notices = useNotices();
  const alert = useAlert();
  const body = { organizationId: organization.id };
  const { name } = organization;
  // The choice is shown at once, and taken back when the server refuses.
  const [shown, setShown] = useState({ plan, isActive });
  const takeBack = (failure: unknown) => {
    setShown({ plan, isActive });
    alert(failure);
  };
  const update = useChange(api.updatePlan, {
    refreshes: REFRESHES,
    onSuccess: (changed) => notices.show({ message: text('plan.changed', { name, plan: PLAN_NAMES[changed.plan] }) }),
  });
  const grant = useChange(api.grantPlan, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('plan.granted', { name }) }),
  });
  const revoke = useChange(api.revokePlan, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('plan.revoked', { name }) }),
  });
  return (
    <div className={styles.set}>
      <Switch
        label={text('plan.active')}
        hint={text('plan.activeHint')}
        checked={shown.isActive}
        onChange={(active) => {
          setShown({ ...shown, isActive: active });
          (active ? grant : revoke).mutate({ body }, { onError: takeBack });
        }}
      />
      {!shown.isActive && <Message tone="warning">{text('plan.inactiveLead')}</Message>}
      <RadioGroup
        label={access('plan')}
        value={shown.plan}
        choices={PLANS.map((each) => ({ value: each, label: PLAN_NAMES[each] }))}
        onChange={(chosen) => {
          setShown({ ...shown, plan: chosen });
          update.mutate({ body: { ...body, plan: chosen } }, { onError: takeBack });
        }}
      />
    </div>
  );
}
