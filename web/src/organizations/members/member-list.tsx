import { listMembers } from '@plateprint/shared/organizations/member-api.ts';
import type { Member, Organization } from '@plateprint/shared/organizations/organization.ts';
import { useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import styles from '../organization.module.css';
import { useSearchWords } from '../use-search-words.ts';
import { memberName } from '../member-name.ts';
import { MemberPanel } from './member-panel.tsx';
import type { MemberQuestion } from '../member-question-props.ts';
import { MemberTable } from './member-table.tsx';
import type { RestaurantChoiceField } from '../restaurant-choice-props.ts';
import { useMemberActions } from './use-member-actions.ts';

export interface MembersProps {
  organization: Organization;
  restaurantField: RestaurantChoiceField;
  /** The organization’s one restaurant, where it has no other: whoever is invited works there. */
  onlyRestaurant?: { id: string; name: string } | null;
  eraseQuestion: MemberQuestion;
}

/** The question before each action. */
const WORDS = {
  remove: { title: 'guestTitle', lead: 'guestLead', confirm: 'remove' },
  password: { title: 'password.title', lead: 'password.lead', confirm: 'password.ask' },
  twoStep: { title: 'twoStep.title', lead: 'twoStep.lead', confirm: 'twoStep.end' },
} as const;
type MemberAction = keyof typeof WORDS;

export function MemberList({
  organization,
  restaurantField,
  eraseQuestion: EraseQuestion,
  isBin,
}: MembersProps & { isBin: boolean }) {
  const text = useText('organizations/members');
  const { typed, setTyped, words } = useSearchWords();
  const [changed, setChanged] = useState<Member | null>(null);
  const [erased, setErased] = useState<Member | null>(null);
  const [asked, setAsked] = useState<{ member: Member; action: MemberAction } | null>(null);
  const actions = useMemberActions(organization.id);
  const run = { remove: actions.remove, password: actions.askForPassword, twoStep: actions.endTwoStep };
  const pages = usePages(listMembers, {
    params: { id: organization.id },
    query: { ...(words && { search: words }), ...(isBin && { bin: true }) },
  });

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={text('search')} value={typed} onChange={setTyped} slashFocuses />
        </div>
      </div>
      <PagedList
        pages={pages}
        list={text('title')}
        empty={
          <EmptyState picture={words ? 'search' : 'plate'} title={text(words ? 'notFoundTitle' : 'binEmptyTitle')}>
            {words ? text('notFound', { words }) : text('binEmpty')}
          </EmptyState>
        }
      >
        {(items) => (
          <MemberTable
            members={items}
            onChange={setChanged}
            onRemove={(member) => (member.isGuest ? setAsked({ member, action: 'remove' }) : actions.remove(member))}
            onRestore={actions.restore}
            onErase={setErased}
            onAskForPassword={(member) => setAsked({ member, action: 'password' })}
            onEndTwoStep={(member) => setAsked({ member, action: 'twoStep' })}
          />
        )}
      </PagedList>
      {changed && (
        <MemberPanel
          member={changed}
          organization={organization}
          restaurantField={restaurantField}
          onClose={() => setChanged(null)}
        />
      )}
      {erased && <EraseQuestion member={erased} onClose={() => setErased(null)} />}
      {asked && (
        <ConfirmDialog
          title={text(WORDS[asked.action].title, { name: memberName(asked.member) })}
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => {
            run[asked.action](asked.member);
            setAsked(null);
          }}
          confirmLabel={text(WORDS[asked.action].confirm)}
          danger={asked.action !== 'password'}
        >
          <p>{text(WORDS[asked.action].lead)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
