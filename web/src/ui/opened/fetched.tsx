import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../control/button.tsx';
import { Message } from '../control/message.tsx';
import { FetchBoundary, partOf } from './fetch-boundary.tsx';

/** A part that few see: its code is fetched when it is shown for the first time. `waiting` stands there meanwhile. */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const first = partOf(fetch);
  return function Fetched(props: Props) {
    const [{ Part, round }, setPart] = useState({ Part: first, round: 0 });
    const again = (): void => setPart({ Part: partOf(fetch), round: round + 1 });
    return (
      <FetchBoundary key={round} otherwise={<NotThere onAgain={again} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </FetchBoundary>
    );
  };
}

function NotThere({ onAgain }: { onAgain: () => void }) {
  const text = useText('ui');
  return (
    <div role="alert">
      <Message
        tone="warning"
        action={
          <Button size="small" icon="history" onClick={onAgain}>
            {text('retry')}
          </Button>
        }
      >
        {text('failure.network')}
      </Message>
    </div>
  );
}
