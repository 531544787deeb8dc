import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../notices/notices.tsx';
import { FetchBoundary, partOf } from './fetch-boundary.tsx';

/**
 * A part that opens over a page: its code is fetched when it is opened for the first time; after that it may fade away. Code that does not
 * arrive is shown as a failure, and asked for anew when it is opened again.
 */
export function fetchedWhenOpened<Props extends { isOpen: boolean; onClose: () => void }>(
  fetch: () => Promise<ComponentType<Props>>,
) {
  let current = partOf(fetch);
  return function FetchedWhenOpened(props: Props) {
    const { isOpen, onClose } = props;
    const [wasOpened, setOpened] = useState(isOpen);
    const [{ Part, round }, setPart] = useState({ Part: current, round: 0 });
    if (isOpen && !wasOpened) setOpened(true);
    if (!isOpen && !wasOpened) return null;
    const close = (): void => {
      if (current === Part) current = partOf(fetch);
      setPart({ Part: current, round: round + 1 });
      setOpened(false);
      onClose();
    };
    return (
      <FetchBoundary key={round} otherwise={<NotOpened onShown={close} />}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </FetchBoundary>
    );
  };
}

function NotOpened({ onShown }: { onShown: () => void }) {
  const text = useText('ui');
  const notices = useNotices();
  const tell = useEffectEvent(() => {
    notices.show({ message: text('failure.network'), type: 'alert' });
    onShown();
  });
  useEffect(() => tell(), []);
  return null;
}
