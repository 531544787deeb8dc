import { mayViewEnterprise } from '@plateprint/shared/access/abilities.ts';
import { holds, isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { useParams } from '@tanstack/react-router';
import { FeatureLock } from '../access/feature-lock.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { Page, PageHeader } from '../ui/layout/page-header.tsx';
import { useActor } from '../users/actor.ts';
import { EnterpriseList } from './enterprise-list.tsx';
import { EnterpriseView } from './enterprise-view.tsx';

/** The enterprises one owns, for a super-admin all; with an id one of them. */
export function EnterprisesPage() {
  const text = useText('enterprises');
  const { id } = useParams({ strict: false });
  const actor = useActor();
  const owned = actor.roles.filter(
    ({ role, scope }) => role === 'enterprise-owner' && holds(actor, role, { enterprise: scope.id }),
  );
  const isLocked = !isSuperAdmin(actor) && owned.every(({ scope }) => !mayViewEnterprise(actor, scope));
  if (isLocked) {
    return (
      <Page>
        <PageHeader title={text('title')} />
        <FeatureLock feature="enterprise_views" refusal="plan_lacks" />
      </Page>
    );
  }
  return id === undefined ? <EnterpriseList /> : <EnterpriseView key={id} id={id} />;
}
