import { Component, type ComponentType, lazy, type ReactNode } from 'react';

/** The code of a part did not arrive. What a part throws itself is another matter, and no concern of this file. */
class NotFetched extends Error {}

/** Asks for a part's code once. */
export function partOf<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetched = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await fetch() };
    } catch (cause) {
      throw new NotFetched('The part was not fetched.', { cause });
    }
  };
  return lazy(fetched);
}

interface FetchBoundaryProps {
  children: ReactNode;
  /** Shown instead of what did not load. */
  otherwise: ReactNode;
}

/** Around what `partOf` answers: a part that does not arrive takes its own place with it, not the page. */
export class FetchBoundary extends Component<FetchBoundaryProps, { thrown: unknown }> {
  override state: { thrown: unknown } = { thrown: null };

  static getDerivedStateFromError(thrown: unknown): { thrown: unknown } {
    return { thrown };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    if (thrown instanceof NotFetched) return this.props.otherwise;
    throw thrown;
  }
}
