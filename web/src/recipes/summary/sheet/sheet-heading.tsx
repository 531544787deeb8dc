import { useText } from '../../../platform/i18n/use-text.ts';

export function SheetHeading({ of }: { of: 'ingredients' | 'method' }) {
  const text = useText('recipes/summary');
  return <h2 className="sheet-heading">{text(of)}</h2>;
}
