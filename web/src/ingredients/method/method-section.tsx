import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { OpenSection } from './open-page.tsx';

/** In the order of the page. */
export const METHOD_SECTIONS = ['meaning', 'chain', 'range', 'grades', 'levels', 'gaps', 'sources'] as const;
export type MethodSectionName = (typeof METHOD_SECTIONS)[number];

export function MethodSection({ name, children }: { name: MethodSectionName; children: ReactNode }) {
  const text = useText('ingredients');
  return (
    <OpenSection id={name} title={text(`${name}.title`)}>
      {children}
    </OpenSection>
  );
}
