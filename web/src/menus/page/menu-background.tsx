import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { isLightInk } from '@plateprint/shared/menus/menu-ink.ts';
import { shippedBackground } from '../shipped-backgrounds.ts';
import type { MenuLook } from './menu-look.ts';

/** Behind everything that is written. Over a photograph lies a veil, so that every word stays readable. */
export function MenuBackground({ look }: { look: MenuLook }) {
  const { background, backgroundUrl, orientation, settings } = look;
  if (background.kind === 'own') {
    if (!backgroundUrl) return null;
    return (
      <div className="menu-ground" aria-hidden="true">
        <img src={backgroundUrl} alt="" />
        <div className={isLightInk(settings.ink) ? 'menu-veil menu-veil-dark' : 'menu-veil'} />
      </div>
    );
  }
  const drawing = background.kind === 'shipped' ? shippedBackground(background.id) : null;
  if (!drawing) return null;
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <svg className="menu-ground" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {drawing.draw(width, height)}
    </svg>
  );
}
