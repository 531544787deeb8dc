import { co2Text } from '@plateprint/shared/footprint/co2-display.ts';
import { carbonLabelSvg, carbonLabelText } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { labelInk } from '@plateprint/shared/footprint/label/label-inks.ts';
import { LABEL_UNIT } from '@plateprint/shared/footprint/label/label-words.ts';
import { levelMark } from '@plateprint/shared/footprint/label/level-mark-drawing.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { isLightInk } from '@plateprint/shared/menus/menu-ink.ts';
import type { MenuDish, MenuSettings } from '@plateprint/shared/menus/menu.ts';
import type { DishLabel as Kind } from '@plateprint/shared/menus/menu-block.ts';

interface DishLabelProps {
  dish: Pick<MenuDish, 'level' | 'co2PerPortion'>;
  kind: Kind;
  settings: Pick<MenuSettings, 'language' | 'ink'>;
}

/** The carbon label of a dish on its menu: the letter, the letter with its number, or both with the word. */
export function DishLabel({ dish, kind, settings: { language, ink } }: DishLabelProps) {
  if (kind === 'none') return null;
  const colour = isLightInk(ink) ? 'night' : 'colour';
  // What is counted of too little for a level is no figure for guests.
  const co2 = dish.level === null ? null : (dish.co2PerPortion?.value ?? null);
  const said = carbonLabelText({ level: dish.level, co2, language });
  if (kind === 'wide') {
    const svg = carbonLabelSvg({ layout: 'compact', colour, level: dish.level, co2, language });
    return <img className="menu-label" src={dataOf(svg)} alt={said} />;
  }
  const level = dish.level ?? 'unknown';
  const mark = levelMark(level, { ink: labelInk(colour, level), x: 1, y: 1, size: 22 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${mark}</svg>`;
  if (kind === 'letter') return <img className="menu-label" src={dataOf(svg)} alt={said} />;
  return (
    <span className="menu-label-number">
      <img className="menu-label" src={dataOf(svg)} alt={carbonLabelText({ level: dish.level, co2: null, language })} />
      <span>
        {co2Text(co2, localeOf(language))} {co2 !== null && <small>{LABEL_UNIT}</small>}
      </span>
    </span>
  );
}

function dataOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
