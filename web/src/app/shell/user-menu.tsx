import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { mayOpenIntegrations } from '../../integrations/integration-access.ts';
import { mayEnd } from '../../drafts/before-ending.ts';
import { draftsHere, type ListedDraft } from '../../drafts/use-drafts.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useActor } from '../../users/actor.ts';
import { useSession } from '../../users/session.ts';
import { chooseTheme, isDark } from '../../ui/look/theme.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import styles from './user-menu.module.css';

const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((module) => ({ default: module.SignOutDialog })));

export function UserMenu() {
  const text = useText('app');
  const { authUser } = useSession();
  const actor = useActor();
  const [dark, setDark] = useState(isDark);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [unsaved, setUnsaved] = useState<readonly ListedDraft[]>([]);
  const askToSignOut = async (): Promise<void> => {
    if (!(await mayEnd('session'))) return;
    const drafts = draftsHere(authUser.id);
    if (drafts.length > 0) setUnsaved(drafts);
    else signOut({ forgets: authUser.id });
  };
  const name = `${authUser.firstname} ${authUser.lastname}`.trim() || authUser.email;

  return (
    <>
      <Menu
        label={text('account')}
        placement="top start"
        triggerClass={styles.trigger}
        entries={[
          { id: 'settings', label: text('settings'), icon: 'settings', onAction: () => void navigate({ to: '/settings' }) },
          {
            id: 'restaurant',
            label: text('restaurantPage'),
            icon: 'restaurant',
            onAction: () => void navigate({ to: '/restaurant/{-$id}', params: { id: undefined } }),
          },
          ...(mayOpenIntegrations(actor)
            ? [
                {
                  id: 'developer',
                  label: text('developer'),
                  icon: 'link' as const,
                  onAction: () => void navigate({ to: '/developer' }),
                },
              ]
            : []),
          {
            id: 'theme',
            label: text(dark ? 'theme.toLight' : 'theme.toDark'),
            icon: dark ? 'sun' : 'moon',
            onAction: () => {
              chooseTheme(dark ? 'light' : 'dark');
              setDark(!dark);
            },
          },
          {
            id: 'method',
            label: text('method'),
            icon: 'help',
            onAction: () => void navigate({ to: '/how-it-is-calculated' }),
          },
          { id: 'sign-out', label: text('signOut'), icon: 'sign-out', apart: true, onAction: () => void askToSignOut() },
        ]}
      >
        <span className={styles.initials} aria-hidden="true">
          {initials(authUser.firstname, authUser.lastname) || <Icon name="person" size={16} />}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{authUser.email}</span>
        </span>
      </Menu>
      {unsaved.length > 0 && (
        <Suspense>
          <SignOutDialog drafts={unsaved} onStay={() => setUnsaved([])} onSignOut={() => signOut({ forgets: authUser.id })} />
        </Suspense>
      )}
    </>
  );
}

function initials(firstname: string, lastname: string): string {
  return [firstname, lastname]
    .map((word) => word.trim().charAt(0))
    .join('')
    .toLocaleUpperCase();
}
