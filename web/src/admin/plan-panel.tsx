import { readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { SidePanel } from '../ui/overlay/dialog.tsx';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { PlanSetting } from './plan-setting.tsx';

/** The plan beside the list of organizations. */
export function PlanPanel({ organization, onClose }: { organization: { id: string; name: string }; onClose: () => void }) {
  const ui = useText('ui');
  const { data, error, refetch } = useRead(readPlan, { params: { id: organization.id } });
  return (
    <SidePanel
      title={organization.name}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
    >
      {!data && !error && <Skeleton lines={5} />}
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {data && <PlanSetting organization={organization} plan={data.plan} isActive={data.active} />}
    </SidePanel>
  );
}
