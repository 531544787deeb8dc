import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import styles from '../organization.module.css';
import { Invitations } from './invitations.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { MemberList, type MembersProps } from './member-list.tsx';

/** The people of an organization: who is there, who is invited, who was removed. For those who run it. */
export function Members({ organization, restaurantField, onlyRestaurant = null, eraseQuestion }: MembersProps) {
  const text = useText('organizations/members');
  const [shown, setShown] = useState<'here' | 'invited' | 'bin'>('here');
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          label={text('title')}
          value={shown}
          segments={[
            { value: 'here', label: text('here') },
            { value: 'invited', label: text('invite.pending') },
            { value: 'bin', label: text('bin') },
          ]}
          onChange={setShown}
        />
        {organization.mayManage && (
          <div className={styles.end}>
            <Button variant="primary" icon="add" onClick={() => setIsInviting(true)}>
              {text('invite.open')}
            </Button>
          </div>
        )}
      </div>
      {shown === 'invited' ? (
        <Invitations organization={organization} />
      ) : (
        <MemberList
          key={shown}
          organization={organization}
          restaurantField={restaurantField}
          eraseQuestion={eraseQuestion}
          isBin={shown === 'bin'}
        />
      )}
      {isInviting && (
        <InvitePanel
          organization={organization}
          restaurantField={restaurantField}
          onlyRestaurant={onlyRestaurant}
          onClose={() => setIsInviting(false)}
        />
      )}
    </>
  );
}
