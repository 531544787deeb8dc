import { co2InFull } from '../../footprint/co2-display.ts';
import { FIGURE_BOUNDARY, figureNumber } from '../../footprint/label/figure-text.ts';
import { FOOTPRINT_UNKNOWN, LABEL_UNIT } from '../../footprint/label/label-words.ts';
import type { Source } from '../../ingredients/factor/source.ts';
import { type Language, localeOf } from '../../kernel/language.ts';
import { nameIn } from '../../recipes/names/recipe-name-in.ts';
import { escaped } from '../live/html.ts';
import { liveShell } from '../live/live-shell.ts';
import { LIVE_WORDS } from '../live/live-words.ts';
import type { DishEvidence } from './dish-evidence.ts';
import { EVIDENCE_WORDS } from './evidence-words.ts';

interface EvidenceView {
  language: Language;
  /** The name of the dish on the menu; empty: that of its recipe. */
  name: string;
  restaurant: string;
  /** Of the menu's page. */
  back: string;
}

function filled(words: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words);
}

/** The public page about the figure of a dish: number, range and boundary, its lines where the kitchen shows them, and all sources. */
export function evidencePage(evidence: DishEvidence, { language, name, restaurant, back }: EvidenceView): string {
  const words = EVIDENCE_WORDS[language];
  const live = LIVE_WORDS[language];
  const title = name || nameIn(evidence.names, language);
  const { co2PerPortion: co2, counted } = evidence;
  const number = figureNumber(co2?.value ?? null, language);
  const ends = (grams: number): string => `${co2InFull(grams, localeOf(language))} ${LABEL_UNIT}`;
  const said = [
    number === null ? FOOTPRINT_UNKNOWN[language] : `${number} ${FIGURE_BOUNDARY[language]}`,
    co2 && filled(words.range, { low: ends(co2.low), high: ends(co2.high) }),
    co2 && !evidence.complete && live.partly,
    filled(words.counted, { lines: String(counted.lines), all: String(counted.all) }),
    live.boundary,
    filled(words.data, { version: evidence.dataVersion }),
  ].filter((line) => typeof line === 'string');
  const body =
    `<header><h1>${escaped(title)}</h1></header><main class="evidence"><h2>${escaped(words.title)}</h2>` +
    said.map((line) => `<p>${escaped(line)}</p>`).join('') +
    `<h2>${escaped(words.ingredients)}</h2>${lineList(evidence, language)}` +
    `<h2>${escaped(words.sources)}</h2><ul>${evidence.sources.map(sourceLine).join('')}</ul>` +
    (evidence.ownSources.length === 0
      ? ''
      : `<h3>${escaped(words.own)}</h3><ul>${evidence.ownSources.map((source) => `<li>${escaped(source)}</li>`).join('')}</ul>`) +
    `<p><a href="/how-it-is-calculated">${escaped(words.method)}</a></p><p><a href="${escaped(back)}">${escaped(words.back)}</a></p></main>`;
  return liveShell({ title: `${title} · ${restaurant}`, language, attributes: 'data-still', body });
}

/** The lines with their part of the figure; amounts stay in the kitchen also where the lines are shown. */
function lineList({ lines, co2PerPortion }: DishEvidence, language: Language): string {
  const words = EVIDENCE_WORDS[language];
  if (lines === null) return `<p>${escaped(words.kept)}</p>`;
  const total = lines.reduce((sum, line) => sum + (line.co2PerPortion?.value ?? 0), 0);
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 });
  const items = lines.map((line) => {
    const share = line.co2PerPortion && total > 0 ? percent.format(line.co2PerPortion.value / total) : null;
    const said = share === null || co2PerPortion === null ? words.uncounted : filled(words.share, { share });
    return `<li>${escaped(line.name)} <small>${escaped(said)}</small></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function sourceLine({ title, publisher, year, licence, attribution, url }: Source): string {
  const named = url ? `<a href="${escaped(url)}" rel="noreferrer">${escaped(title)}</a>` : escaped(title);
  const terms = [`${publisher} ${year}`, licence, attribution].filter((text) => text !== '').join(' · ');
  return `<li>${named} <small>${escaped(terms)}</small></li>`;
}
