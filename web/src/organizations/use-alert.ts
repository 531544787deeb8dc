import { useNotices } from '../ui/notices/notices.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';

/** Says why something that was done from a list did not work, where no form stands to say it. */
export function useAlert(): (failure: unknown) => void {
  const notices = useNotices();
  const failureText = useFailureText();
  return (failure) => notices.show({ message: failureText(failure), type: 'alert' });
}
