import { worksInRestaurants } from '@plateprint/shared/access/role.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { inviteMember, listInvitations } from '@plateprint/shared/organizations/member-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { isEmail } from '@plateprint/shared/kernel/email.ts';
import { LANGUAGES, type Language, languageOfCountry } from '@plateprint/shared/kernel/language.ts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../organization.module.css';
import { membershipProblem } from '../membership.ts';
import { MembershipFields, type Membership } from './membership-fields.tsx';
import type { RestaurantChoiceField } from '../restaurant-choice-props.ts';

interface InvitePanelProps {
  organization: Organization;
  restaurantField: RestaurantChoiceField;
  /** Where there is nothing to choose, it is chosen already. */
  onlyRestaurant: { id: string; name: string } | null;
  onClose: () => void;
}

/** Invites somebody by mail: an address, a role, restaurants, the language of the mail. */
export function InvitePanel({ organization, restaurantField, onlyRestaurant, onClose }: InvitePanelProps) {
  const text = useText('organizations/members');
  const ui = useText('ui');
  const failureText = useFailureText();
  const notices = useNotices();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const own = useLanguage();
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(languageOfCountry(organization.location) ?? own);
  const [membership, setMembership] = useState<Membership>(() => firstMembership(onlyRestaurant));
  const [wasTried, setWasTried] = useState(false);
  const invite = useChange(inviteMember, {
    refreshes: [listInvitations, readOrganizationAudit],
    onSuccess: (invitation) => {
      notices.show({ message: text('invite.sent', { email: invitation.email }) });
      onClose();
    },
  });
  const isWrongAddress = !isEmail(email);
  const problem = membershipProblem(membership.role, membership.restaurants);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isWrongAddress || problem) return focusFirstProblem(form.current);
    if (invite.isPending) return;
    invite.mutate({ body: { organizationId: organization.id, email: email.trim(), ...sentMembership(membership), language } });
  }

  return (
    <SidePanel
      title={text('invite.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} icon="mail" busy={invite.isPending}>
            {text('invite.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.quiet}>{text('invite.lead', { name: organization.name })}</p>
        {invite.error && <Message tone="danger">{failureText(invite.error)}</Message>}
        <TextField
          autoFocus
          label={text('email')}
          type="email"
          name="invited-email"
          autoComplete="off"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          value={email}
          onChange={setEmail}
          problem={wasTried && isWrongAddress && text('invite.emailWrong')}
        />
        <MembershipFields
          organization={organization}
          value={membership}
          onChange={setMembership}
          restaurantField={restaurantField}
          problem={wasTried && problem && text(problem)}
        />
        <NativeSelect
          label={text('invite.language')}
          value={language}
          choices={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
          onChange={setLanguage}
        />
      </form>
    </SidePanel>
  );
}

/** Restaurants that were chosen before an admin's role was are not sent: an admin reaches all. */
function sentMembership({ role, restaurants }: Membership): { role: Membership['role']; restaurantIds: string[] } {
  return { role, restaurantIds: worksInRestaurants(role) ? [...restaurants.keys()] : [] };
}

function firstMembership(only: InvitePanelProps['onlyRestaurant']): Membership {
  return { role: 'restaurant-user', restaurants: new Map(only ? [[only.id, only.name]] : []) };
}
