import type { Member, Organization } from '@plateprint/shared/organizations/organization.ts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActor } from '../../users/actor.ts';
import styles from '../organization.module.css';
import { memberName } from '../member-name.ts';
import { givesUpRunning, membershipProblem, rolesOf } from '../membership.ts';
import { MembershipFields, type Membership } from './membership-fields.tsx';
import type { RestaurantChoiceField } from '../restaurant-choice-props.ts';
import { useSetMembership } from './use-set-membership.ts';

interface MemberFormProps {
  member: Member;
  portfolio: readonly { id: string; name: string }[];
  organization: Organization;
  restaurantField: RestaurantChoiceField;
  onClose: () => void;
}

/** Role and restaurants of a member. Whoever takes the running from themself is warned, and asked before it is done. */
export function MemberForm({ member, portfolio, organization, restaurantField, onClose }: MemberFormProps) {
  const text = useText('organizations/members');
  const ui = useText('ui');
  const access = useText('access');
  const format = useFormat();
  const failureText = useFailureText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSelf = useActor().userId === member.id;
  const former = rolesOf(member.roles).filter((role) => role !== 'super-admin');
  const [membership, setMembership] = useState<Membership>({
    role: former[0] ?? 'restaurant-user',
    restaurants: new Map(portfolio.map(({ id, name }) => [id, name])),
  });
  const [wasTried, setWasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useSetMembership(organization, onClose);
  const problem = membershipProblem(membership.role, membership.restaurants);
  const warns = isSelf && givesUpRunning(former, membership.role);

  function keep() {
    save.set(member, membership);
    setIsAsking(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (problem) return focusFirstProblem(form.current);
    if (warns) return setIsAsking(true);
    if (!save.isPending) keep();
  }

  return (
    <SidePanel
      title={memberName(member)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={save.isPending}>
            {ui('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.quiet}>{text('change.lead', { email: member.email })}</p>
        {save.failure && <Message tone="danger">{failureText(save.failure)}</Message>}
        {former.length > 1 && (
          <Message tone="warning">
            {text('change.several', { roles: format.list(former.map((role) => access(`roles.${role}`))) })}
          </Message>
        )}
        <MembershipFields
          organization={organization}
          value={membership}
          onChange={setMembership}
          restaurantField={restaurantField}
          problem={wasTried && problem && text(problem)}
        />
        {warns && <Message tone="warning">{text('change.selfWarning')}</Message>}
        <ConfirmDialog
          title={text('change.selfTitle')}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={keep}
          confirmLabel={text('change.selfConfirm')}
          danger
        >
          <p>{text('change.selfWarning')}</p>
        </ConfirmDialog>
      </form>
    </SidePanel>
  );
}
