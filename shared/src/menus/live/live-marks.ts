import { CARBON_LEVELS, type CarbonLevel, LEVEL_LETTERS, LEVEL_UPPER_BOUNDS } from '../../footprint/carbon-level.ts';
import { co2Text } from '../../footprint/co2-display.ts';
import { carbonLabelText } from '../../footprint/label/carbon-label-text.ts';
import { figureNumber, FIGURE_BOUNDARY } from '../../footprint/label/figure-text.ts';
import { labelInk } from '../../footprint/label/label-inks.ts';
import { FOOTPRINT_UNKNOWN, LABEL_UNIT, LABEL_WORDS } from '../../footprint/label/label-words.ts';
import { levelMark } from '../../footprint/label/level-mark-drawing.ts';
import { OUTLINED_LETTERS } from '../../footprint/label/outlined-text.ts';
import { type Language, localeOf } from '../../kernel/language.ts';
import type { DishLabel } from '../menu-block.ts';
import { co2ForGuests, isPartlyCounted } from '../shown-label.ts';
import { escaped } from './html.ts';
import type { LiveDish } from './live-menu.ts';
import { LIVE_WORDS } from './live-words.ts';

const LEVELS = [...CARBON_LEVELS, 'unknown'] as const;

/** The six marks, drawn once for all dishes of a page. */
export function markSymbols(): string {
  const symbols = LEVELS.map((level) => {
    const drawn = levelMark(level, { ink: labelInk('colour', level), x: 0, y: 0, size: 24 }, OUTLINED_LETTERS);
    return `<symbol id="mark-${level}" class="ink-${level}" viewBox="-1 -1 26 26">${drawn}</symbol>`;
  });
  return `<svg class="symbols" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

function mark(level: CarbonLevel | 'unknown'): string {
  return `<svg class="mark" width="26" height="26" aria-hidden="true"><use href="#mark-${level}"/></svg>`;
}

/** A dish's carbon label: shape and letter drawn, number and word as text, as much of it as the menu wants to show. */
export function liveLabel(dish: LiveDish | null, label: DishLabel, language: Language): string {
  if (label === 'none') return '';
  const words = LIVE_WORDS[language];
  const level = dish?.level ?? 'unknown';
  const grams = dish && co2ForGuests(dish);
  const isPartly = dish !== null && isPartlyCounted(dish);
  if (label === 'figure') return liveFigure(grams, { language, isPartly });
  const letter = level === 'unknown' ? '' : `${LEVEL_LETTERS[level]}, `;
  const number = grams === null ? '' : `${co2Text(grams, localeOf(language))} ${LABEL_UNIT}`;
  const partly = isPartly ? words.partly : '';
  const said = `${letter}${carbonLabelText({ level: dish?.level ?? null, co2: grams, language })}${partly && `, ${partly}`}`;
  const shown = [
    label !== 'letter' && number !== '' ? `<b>${escaped(number)}</b>` : '',
    level === 'unknown' ? `<span>${escaped(FOOTPRINT_UNKNOWN[language])}</span>` : '',
    label === 'wide' && level !== 'unknown' ? `<span>${escaped(LABEL_WORDS[language][level])}</span>` : '',
    partly ? `<small>${escaped(partly)}</small>` : '',
  ].join(' ');
  return `<p class="label">${mark(level)}<span class="unseen">${escaped(said)}</span><span class="said" aria-hidden="true">${shown}</span></p>`;
}

/** Number, unit and boundary in the ink of the menu: nothing of it judges the dish. */
function liveFigure(grams: number | null, { language, isPartly }: { language: Language; isPartly: boolean }): string {
  const number = figureNumber(grams, language);
  const shown =
    number === null
      ? `<span>${escaped(FOOTPRINT_UNKNOWN[language])}</span>`
      : `<b>${escaped(number)}</b> <span>${escaped(FIGURE_BOUNDARY[language])}</span>`;
  const partly = isPartly ? ` <small>${escaped(LIVE_WORDS[language].partly)}</small>` : '';
  return `<p class="label"><span class="said">${shown}${partly}</span></p>`;
}

/** The meaning of each mark: letter, word and its range of kg CO2e per 400 g. */
export function levelRows(language: Language): string {
  const number = (kg: number): string => kg.toLocaleString(localeOf(language), { minimumFractionDigits: 1 });
  return CARBON_LEVELS.map((level, place) => {
    const from = LEVEL_UPPER_BOUNDS[place - 1]?.[1];
    const below = LEVEL_UPPER_BOUNDS[place]?.[1];
    const range =
      from === undefined
        ? `&lt; ${number(below ?? 0)}`
        : below === undefined
          ? `≥ ${number(from)}`
          : `${number(from)}–${number(below)}`;
    return `<li>${mark(level)} <span>${escaped(LABEL_WORDS[language][level])}</span> <span class="range">${range}</span></li>`;
  }).join('');
}
