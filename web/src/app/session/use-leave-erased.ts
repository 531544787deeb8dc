import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../users/session.ts';
import { leaveErased } from './sign-out.ts';

/** Leaves an account that was just erased, in every tab; what this browser kept of its person goes too. */
export function useLeaveErased(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { authUser } = useSession();
  return () =>
    void leaveErased(client, authUser.id, () => navigate({ to: '/sign-in', search: { erased: true }, ignoreBlocker: true }));
}
