import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';

/** The marks of a menu: guests see it now, it is of the former form, it is the organization's. */
export function MenuMarks({ menu }: { menu: MenuSummary }) {
  const text = useText('menus/overview');
  const format = useFormat();
  return (
    <>
      {menu.linkNumbers.length > 0 && (
        <Badge tone="good">{text('live', { numbers: format.list(menu.linkNumbers.map(String)) })}</Badge>
      )}
      {menu.legacy && <Badge tone="warning">{text('legacy')}</Badge>}
      {menu.libraryScope === 'organization' && <Badge>{text('library')}</Badge>}
    </>
  );
}
