import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { OpenSection } from '../method/open-page.tsx';

/** In the order of the page. */
export const QUALITY_SECTIONS = [
  'reading',
  'finding',
  'pasting',
  'values',
  'coverage',
  'changed',
  'weak',
  'licences',
  'correction',
] as const;

export function QualitySection({ name, children }: { name: (typeof QUALITY_SECTIONS)[number]; children: ReactNode }) {
  const text = useText('ingredients/quality');
  return (
    <OpenSection id={name} title={text(`${name}.title`)}>
      {children}
    </OpenSection>
  );
}
