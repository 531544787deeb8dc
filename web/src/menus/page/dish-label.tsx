import { co2Text } from '@plateprint/shared/footprint/co2-display.ts';
import { carbonLabelText } from '@plateprint/shared/footprint/label/carbon-label-text.ts';
import { drawnLabel } from '@plateprint/shared/footprint/label/label-drawing.ts';
import { labelInk } from '@plateprint/shared/footprint/label/label-inks.ts';
import { FIGURE_BOUNDARY, figureNumber } from '@plateprint/shared/footprint/label/figure-text.ts';
import { FOOTPRINT_UNKNOWN, LABEL_UNIT } from '@plateprint/shared/footprint/label/label-words.ts';
import { levelMark } from '@plateprint/shared/footprint/label/level-mark-drawing.ts';
import type { Lettering } from '@plateprint/shared/footprint/label/lettering.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { isLightInk } from '@plateprint/shared/menus/menu-ink.ts';
import type { MenuDish, MenuSettings } from '@plateprint/shared/menus/menu.ts';
import { co2ForGuests } from '@plateprint/shared/menus/shown-label.ts';
import type { DishLabel as Kind } from '@plateprint/shared/menus/menu-block.ts';

interface DishLabelProps {
  dish: Pick<MenuDish, 'level' | 'co2PerPortion'>;
  kind: Kind;
  settings: Pick<MenuSettings, 'language' | 'ink'>;
  letters: Lettering;
}

/** The carbon label of a dish on its menu: the letter, the letter with its number, both with the word, or the number alone. */
export function DishLabel({ dish, kind, settings: { language, ink }, letters }: DishLabelProps) {
  if (kind === 'none') return null;
  const colour = isLightInk(ink) ? 'night' : 'colour';
  const co2 = co2ForGuests(dish);
  if (kind === 'figure') return <Figure co2={co2} language={language} />;
  const said = carbonLabelText({ level: dish.level, co2, language });
  const level = dish.level ?? 'unknown';
  const mark = levelMark(level, { ink: labelInk(colour, level), x: 1, y: 1, size: 22 }, letters);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${mark}</svg>`;
  if (dish.level === null)
    return (
      <span className="menu-label-number">
        <img className="menu-label" src={dataOf(svg)} alt="" /> <small>{said}</small>
      </span>
    );
  if (kind === 'wide') {
    const wide = drawnLabel({ layout: 'compact', colour, level: dish.level, co2, language }, letters);
    return <img className="menu-label" src={dataOf(wide)} alt={said} />;
  }
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

/** In the ink of the menu. */
function Figure({ co2, language }: { co2: number | null; language: MenuSettings['language'] }) {
  const number = figureNumber(co2, language);
  return (
    <span className="menu-label-number">
      {number === null ? (
        <small>{FOOTPRINT_UNKNOWN[language]}</small>
      ) : (
        <span>
          {number} <small>{FIGURE_BOUNDARY[language]}</small>
        </span>
      )}
    </span>
  );
}

function dataOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
