import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../control/button.tsx';
import { Message } from '../control/message.tsx';
import { FetchBoundary, partOf } from './fetch-boundary.tsx';

/** A part that few see: its code is fetched when it is shown for the first time. `waiting` stands there meanwhile. */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  // Each place begins with what arrived, or with what was asked for last: a failure is not kept for the life of the tab.
  let current = partOf(fetch);
  const renew = (failed: ComponentType<Props>): void => {
    if (current === failed) current = partOf(fetch);
  };
  return function Fetched(props: Props) {
    const [{ Part, round }, setPart] = useState({ Part: current, round: 0 });
    const again = (): void => setPart({ Part: current, round: round + 1 });
    return (
      <FetchBoundary key={round} otherwise={<NotThere onShown={() => renew(Part)} onAgain={again} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </FetchBoundary>
    );
  };
}

function NotThere({ onShown, onAgain }: { onShown: () => void; onAgain: () => void }) {
  const text = useText('ui');
  const renew = useEffectEvent(onShown);
  useEffect(() => renew(), []);
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
