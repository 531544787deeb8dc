import { readSession } from '@plateprint/shared/users/user-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listOrganizations, readOrganization, updateOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { Button } from '../ui/control/button.tsx';
import { focusFirstProblem } from '../ui/form/focus-problem.ts';
import { Message } from '../ui/control/message.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { LocationField } from './location-field.tsx';
import styles from './organization.module.css';
import { PrintedTotalField } from './printed-total-field.tsx';
import { SegmentField } from './segment-field.tsx';

const REFRESHES = [readOrganization, listOrganizations, readOrganizationAudit, readSession];

/** Name, sector and place of an organization, for those who run it. */
export function OrganizationForm({ organization }: { organization: Organization }) {
  const text = useText('organizations');
  const failureText = useFailureText();
  const notices = useNotices();
  const form = useRef<HTMLFormElement>(null);
  const { id, name, segment, location, printedTotal } = organization;
  const [draft, setDraft] = useState({ name, segment, location, printedTotal });
  const [wasTried, setWasTried] = useState(false);
  const save = useChange(updateOrganization, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('details.saved') }),
  });
  const isNameless = draft.name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isNameless) return focusFirstProblem(form.current);
    if (!save.isPending) save.mutate({ body: { id, ...draft, name: draft.name.trim() } });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {save.error && <Message tone="danger">{failureText(save.error)}</Message>}
      <TextField
        label={text('details.name')}
        name="organization-name"
        maxLength={200}
        value={draft.name}
        onChange={(typed) => setDraft({ ...draft, name: typed })}
        problem={wasTried && isNameless && text('nameMissing')}
      />
      <SegmentField value={draft.segment} onChange={(chosen) => setDraft({ ...draft, segment: chosen })} />
      <LocationField value={draft.location} onChange={(chosen) => setDraft({ ...draft, location: chosen })} />
      <PrintedTotalField value={draft.printedTotal} onChange={(chosen) => setDraft({ ...draft, printedTotal: chosen })} />
      <div>
        <Button type="submit" busy={save.isPending}>
          {text('save')}
        </Button>
      </div>
    </form>
  );
}
