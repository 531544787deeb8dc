import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useNotices } from '../notices/notices.tsx';
import { useFailureText } from '../ui/use-failure-text.ts';
import { signOutHere } from './sign-out.ts';

/** Signs out here and in every tab; `then` runs once sign-in is shown. */
export function useSignOut(): (then?: () => void) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  const failureText = useFailureText();
  return useCallback(
    (then) => {
      signOutHere(client, () => navigate({ to: '/sign-in', ignoreBlocker: true })).then(then, (failure: unknown) =>
        notices.show({ message: failureText(failure), type: 'alert' }),
      );
    },
    [client, navigate, notices, failureText],
  );
}
