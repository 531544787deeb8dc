import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import type { SettingsChange, UserSettings } from '@plateprint/shared/users/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../platform/api/use-change.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { sessionQuery, useSession } from './session.ts';

/** Settings with a change. Absent ones stay as they are, inside the groups too: another tab may have changed them. */
function changedSettings(before: UserSettings, changed: SettingsChange): UserSettings {
  return {
    ...before,
    ...changed,
    overviewsSettings: { ...before.overviewsSettings, ...changed.overviewsSettings },
    betaSettings: { ...before.betaSettings, ...changed.betaSettings },
  };
}

/** The signed-in person's settings and how to change some of them: shown at once, taken back when the server refuses. */
export function useSettings(): { settings: UserSettings; change: (changed: SettingsChange) => void } {
  const session = useSession();
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const save = useChange(updateSettings);

  function show(settings: UserSettings) {
    client.setQueryData(sessionQuery.queryKey, (now) => now && { ...now, userSettings: settings });
  }

  return {
    settings: session.userSettings,
    change: (changed) => {
      const before = session.userSettings;
      show(changedSettings(before, changed));
      save.mutate(
        { body: changed },
        {
          onSuccess: ({ settings }) => show(settings),
          onError: (failure) => {
            show(before);
            notices.show({ message: failureText(failure), type: 'alert' });
          },
        },
      );
    },
  };
}
