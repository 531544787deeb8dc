import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part that opens over a page: its code is fetched when it is opened for the first time; after that it may fade away. */
export function fetchedWhenOpened<Props extends { isOpen: boolean }>(fetch: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>;
  return function FetchedWhenOpened(props: Props) {
    const [wasOpened, setOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setOpened(true);
    if (!props.isOpen && !wasOpened) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
