import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { signOutHere } from './sign-out.ts';

interface SignOut {
  /** The person whose unsaved work is forgotten; null: it waits for them. */
  forgets: string | null;
  /** Runs once sign-in is shown. */
  afterwards?: () => void;
}

/** Signs out here and in every tab. */
export function useSignOut(): (how: SignOut) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  const failureText = useFailureText();
  return useCallback(
    ({ forgets, afterwards }) => {
      signOutHere(client, forgets, () => navigate({ to: '/sign-in', ignoreBlocker: true })).then(afterwards, (failure: unknown) =>
        notices.show({ message: failureText(failure), type: 'alert' }),
      );
    },
    [client, navigate, notices, failureText],
  );
}
