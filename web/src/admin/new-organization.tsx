import { type Plan, PLAN_NAMES, PLANS } from '@plateprint/shared/access/plan.ts';
import { createOrganization, listAllOrganizations, readAdminAudit } from '@plateprint/shared/admin/admin-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { isEmail } from '@plateprint/shared/kernel/email.ts';
import { LANGUAGES, type Language, languageOfCountry } from '@plateprint/shared/kernel/language.ts';
import { listOrganizations } from '@plateprint/shared/organizations/organization-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../platform/i18n/language-names.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { LocationField } from '../organizations/location-field.tsx';
import { type Segment, SegmentField } from '../organizations/segment-field.tsx';
import { Button } from '../ui/control/button.tsx';
import { focusFirstProblem } from '../ui/form/focus-problem.ts';
import { Message } from '../ui/control/message.tsx';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import styles from './admin.module.css';

interface Draft {
  name: string;
  segment: Segment;
  location: string;
  /** Empty: the installation's default. */
  plan: Plan | '';
  adminEmail: string;
  /** Of the invitation; null: that of the country. */
  language: Language | null;
}

const EMPTY: Draft = { name: '', segment: 'restaurant', location: 'EU', plan: '', adminEmail: '', language: null };

/** A new organization; with an address its first admin is invited at once. */
export function NewOrganization() {
  const text = useText('admin');
  const access = useText('access');
  const members = useText('organizations/members');
  const failureText = useFailureText();
  const notices = useNotices();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const own = useLanguage();
  const language = draft.language ?? languageOfCountry(draft.location) ?? own;
  const [wasTried, setWasTried] = useState(false);
  const create = useChange(createOrganization, {
    refreshes: [listAllOrganizations, listOrganizations, readAdminAudit],
    onSuccess: ({ id, name }) => {
      notices.show({ message: text('organization.added', { name }) });
      void navigate({ to: '/admin/organization/{-$id}', params: { id } });
    },
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const isNameless = draft.name.trim() === '';
  const isWrongAddress = draft.adminEmail.trim() !== '' && !isEmail(draft.adminEmail);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isNameless || isWrongAddress) return focusFirstProblem(form.current);
    if (create.isPending) return;
    create.mutate({ body: bodyOf(draft, language) });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {create.error && <Message tone="danger">{failureText(create.error)}</Message>}
      <TextField
        label={text('name')}
        name="organization-name"
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        onChange={(name) => set({ name })}
        problem={wasTried && isNameless && text('organization.nameMissing')}
      />
      <SegmentField value={draft.segment} onChange={(segment) => set({ segment })} />
      <LocationField value={draft.location} onChange={(location) => set({ location })} />
      <NativeSelect
        label={access('plan')}
        value={draft.plan}
        choices={[{ value: '', label: text('plan.default') }, ...PLANS.map((plan) => ({ value: plan, label: PLAN_NAMES[plan] }))]}
        onChange={(plan) => set({ plan })}
      />
      <TextField
        label={text('organization.adminEmail')}
        hint={text('organization.adminEmailHint')}
        type="email"
        name="first-admin"
        autoComplete="off"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        value={draft.adminEmail}
        onChange={(adminEmail) => set({ adminEmail })}
        problem={wasTried && isWrongAddress && text('organization.emailWrong')}
      />
      {draft.adminEmail.trim() !== '' && (
        <NativeSelect
          label={members('invite.language')}
          value={language}
          choices={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
          onChange={(chosen) => set({ language: chosen })}
        />
      )}
      <div>
        <Button variant="primary" type="submit" busy={create.isPending}>
          {text('organization.addConfirm')}
        </Button>
      </div>
    </form>
  );
}

/** What is sent; without an address nobody is invited, in no language. */
function bodyOf(
  { name, segment, location, plan, adminEmail }: Draft,
  language: Language,
): CallInput<typeof createOrganization>['body'] {
  const address = adminEmail.trim();
  return { name: name.trim(), segment, location, ...(plan && { plan }), ...(address && { adminEmail: address, language }) };
}
