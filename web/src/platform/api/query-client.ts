import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ClientFailure, isProblem } from './client-failure.ts';

/** Failures that another try may mend; a refusal stays a refusal. */
function mayPass(failure: unknown): boolean {
  return (
    failure instanceof ClientFailure &&
    (failure.kind === 'network' || failure.kind === 'timeout' || failure.code === 'unavailable')
  );
}

/** `sessionEnded` is called when any call is refused because nobody is signed in any more. */
export function createQueryClient(sessionEnded: () => void): QueryClient {
  const onError = (failure: unknown) => {
    if (isProblem(failure, 'not_signed_in')) sessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a connection what was kept on a phone answers still.
      queries: { staleTime: 30_000, retry: (tries, failure) => tries < 2 && mayPass(failure), networkMode: 'offlineFirst' },
      // Without a connection it fails at once. Kept until there is one it would be sent unseen, after its question was closed.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
