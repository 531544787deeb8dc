import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../api/use-change.ts';
import { useNotices } from '../notices/notices.tsx';
import { useFailureText } from '../ui/use-failure-text.ts';

/** Works in another restaurant from now on: who is signed in, what they may and everything shown is asked for again. */
export function useSwitchRestaurant(): { switchTo: (restaurantId: string) => void; isSwitching: boolean } {
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const save = useChange(updateSettings, { onSuccess: () => void client.invalidateQueries() });
  return {
    switchTo: (restaurant) =>
      save.mutate(
        { body: { restaurant } },
        { onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }) },
      ),
    isSwitching: save.isPending,
  };
}
