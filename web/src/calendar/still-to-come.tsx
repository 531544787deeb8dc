import { ErrorState } from '../ui/layout/error-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

interface StillToComeProps {
  /** Why it could not be fetched; null while it is on its way. */
  failure: unknown;
  onRetry: () => void;
}

/** Below the heading of a page, in the place of what is not there yet. */
export function StillToCome({ failure, onRetry }: StillToComeProps) {
  return failure === null ? <Skeleton lines={12} /> : <ErrorState failure={failure} onRetry={onRetry} />;
}
