import type { ComponentProps } from 'react';
import type { OpenedPlace } from './opened.tsx';
import { useOpened } from './use-opened.ts';

/** A place that opens at a button. */
export function FetchedPlace(props: ComponentProps<typeof OpenedPlace>) {
  const { OpenedPlace: Place } = useOpened();
  return <Place {...props} />;
}
