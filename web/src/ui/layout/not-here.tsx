import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page-header.tsx';
import { PRODUCT_NAME } from './product-name.ts';

interface NotHereProps {
  title: string;
  children: ReactNode;
  /** The way back. */
  action: ReactNode;
  wide?: boolean;
}

/** In the place of something that was deleted, or is not within reach. */
export function NotHere({ title, children, action, wide = false }: NotHereProps) {
  return (
    <Page wide={wide}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <EmptyState isPage picture="trouble" title={title} action={action}>
        {children}
      </EmptyState>
    </Page>
  );
}
