import { drawnLevelRow } from '@plateprint/shared/footprint/label/label-drawing.ts';
import { isLightInk } from '@plateprint/shared/menus/menu-ink.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import type { MenuLook } from './menu-look.ts';

/** The chip: what the labels mean and who calculated them; and which page this is when there are several. */
export function MenuFoot({ look, page, pages }: { look: MenuLook; page: number; pages: number }) {
  const text = useText('menus/page');
  const { settings } = look;
  const { language, ink } = settings;
  const title = settings.labelTitles.find((each) => each.language === language) ?? settings.labelTitles[0];
  const { hasLetters } = look;
  const letters = settings.label === 'letter' ? text('chip') : `${text('chip')} ${text('chipNumber')}`;
  const chip = hasLetters ? letters : text('chipNumber');
  const svg = drawnLevelRow({ level: null, colour: isLightInk(ink) ? 'night' : 'colour', language }, look.letters);
  return (
    <footer className={settings.showChip ? 'menu-foot' : 'menu-foot menu-foot-bare'}>
      {settings.showChip && (
        <div className="menu-chip">
          {hasLetters && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />}
          <p>
            <b>{ended(title?.name || text('chipTitle'))}</b> {ended(title?.subtitle || chip)}{' '}
            {text('by', { product: PRODUCT_NAME })}
          </p>
        </div>
      )}
      {pages > 1 && <p className="menu-number">{text('pageOf', { page, pages })}</p>}
    </footer>
  );
}

/** With a full stop where words of the organization have no end of their own: more is said after them. */
function ended(words: string): string {
  return /[.!?…:]$/.test(words.trim()) ? words : `${words.trim()}.`;
}
