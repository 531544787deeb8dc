import { mayViewEnterprise } from '@plateprint/shared/access/abilities.ts';
import { isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { compareOrganizations } from '@plateprint/shared/dashboard/comparison-api.ts';
import { listEnterprises } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';
import { DashboardControls } from '../dashboard-controls.tsx';
import { ownedEnterprises, useDashboardFilter } from '../dashboard-filter.ts';
import { ComparisonView } from './comparison-view.tsx';

/** The organizations of an enterprise compared; locked where the plan has no such view. */
export function EnterpriseView() {
  const text = useText('dashboard');
  const actor = useActor();
  const { filter, change } = useDashboardFilter();
  const owned = ownedEnterprises(actor);
  const isLocked = !isSuperAdmin(actor) && owned.every((id) => !mayViewEnterprise(actor, { id }));
  const { data: listed, isPending } = useRead(
    listEnterprises,
    {},
    { enabled: !isLocked && (isSuperAdmin(actor) || owned.length > 1) },
  );
  const id = filter.of ?? owned[0] ?? actor.enterpriseId ?? listed?.items[0]?.id;
  if (!isLocked && id !== undefined) {
    const others = listed?.items ?? [];
    const choices = others.map((each) => ({ value: each.id, label: each.name }));
    const choice = others.length > 1 && others.some((each) => each.id === id) && (
      <WhichEnterprise value={id} choices={choices} onChange={(of) => change({ of })} />
    );
    return <ComparisonView key={id} id={id} kind="enterprise" endpoint={compareOrganizations} choice={choice} />;
  }
  return (
    <Page>
      <PageHeader title={text('enterprise')} />
      <DashboardControls />
      {isLocked ? (
        <FeatureLock feature="enterprise_views" refusal="plan_lacks" />
      ) : isPending ? (
        <Skeleton lines={8} />
      ) : (
        <NoEnterprise />
      )}
    </Page>
  );
}

function WhichEnterprise(props: {
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (id: string) => void;
}) {
  const text = useText('dashboard/comparison');
  return <NativeSelect label={text('which')} hideLabel {...props} />;
}

function NoEnterprise() {
  const text = useText('dashboard/comparison');
  return (
    <EmptyState picture="months" title={text('noEnterprise.title')}>
      {text('noEnterprise.lead')}
    </EmptyState>
  );
}
