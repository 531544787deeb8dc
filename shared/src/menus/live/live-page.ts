import { type Language, localeOf } from '../../kernel/language.ts';
import { hasLetters, labelsOnPage } from '../shown-label.ts';
import { escaped, scriptJson } from './html.ts';
import { liveBlocks } from './live-blocks.ts';
import { languageLinks, liveFilters } from './live-filters.ts';
import { menuJsonLd } from './live-json-ld.ts';
import { lookAddress } from './live-look.ts';
import { liveShell } from './live-shell.ts';
import { levelRows, markSymbols } from './live-marks.ts';
import { type LiveMenu, type ShownMenu, titleOf } from './live-menu.ts';
import { LIVE_WORDS } from './live-words.ts';

export interface LiveView {
  language: Language;
  /** True on a screen that nobody touches: pages turn by themselves. */
  isScreen: boolean;
  /** Changes with all that is shown. */
  version: string;
  /** The address of the page, without its query; absent where dishes have no pages of their own. */
  address?: string;
}

/** Changed on the one page and shown on all: the script replaces `#live`. */
function bodyAttributes({ isScreen, version, language }: LiveView, menu: ShownMenu | null): string {
  const { orientation, typeface, seconds } = menu
    ? {
        orientation: menu.page.options.orientation,
        typeface: menu.page.settings.typeface,
        seconds: menu.page.settings.secondsPerPage,
      }
    : { orientation: 'a4_portrait', typeface: 'serif', seconds: 15 };
  return (
    `data-version="${version}" data-orientation="${orientation}" data-typeface="${typeface}" data-seconds="${seconds}"` +
    ` data-scale="${menu?.page.settings.textScale ?? 1}" data-language="${localeOf(language)}"${isScreen ? ' data-screen="asked"' : ''}` +
    ` data-stale="${escaped(LIVE_WORDS[language].stale)}"`
  );
}

function meaning(language: Language, menu: ShownMenu): string {
  const words = LIVE_WORDS[language];
  const { labelTitles, showChip } = menu.page.settings;
  const isLabelled = [...labelsOnPage(menu.page, menu.labels)].some((label) => label !== 'none');
  if (!isLabelled) return '';
  const own = labelTitles.find((title) => title.language === language);
  const isLettered = hasLetters(menu.page, menu.labels);
  const levels = `<ul class="levels" aria-label="${escaped(words.serving)}">${levelRows(language)}</ul><p class="unit">${escaped(words.serving)}</p>`;
  return (
    `<section class="meaning"><h2>${escaped(own?.name || (isLettered ? words.labels : words.figures))}</h2>` +
    `<p>${escaped(own?.subtitle || (isLettered ? words.labelsLead : words.figuresLead))}</p>` +
    (isLettered ? levels : '') +
    `<p>${escaped(words.boundary)} <a href="/how-it-is-calculated">${escaped(words.how)}</a></p>` +
    `${showChip ? `<p class="chip">${escaped(words.calculated)}</p>` : ''}</section>`
  );
}

/** The public page of a live link in a language. */
export function livePage({ restaurant, menu }: LiveMenu, view: LiveView): string {
  const { language } = view;
  const words = LIVE_WORDS[language];
  const logo = restaurant.logo ? `<img class="logo" src="${escaped(restaurant.logo)}" alt="" height="56">` : '';
  const head = `<header>${logo}<h1>${escaped(restaurant.name)}</h1></header>`;
  const photo = menu?.backgroundUrl ? `<img class="photo" src="${escaped(menu.backgroundUrl)}" alt="">` : '';
  const look = menu ? `<link rel="stylesheet" href="${lookAddress(menu.page)}">` : '';
  const live = menu
    ? `${look}${hasLetters(menu.page, menu.labels) ? markSymbols() : ''}${photo}${head}<main>${liveFilters(menu, language)}<div class="window"><div class="menu">${liveBlocks(menu, language, view.address)}</div></div>${meaning(language, menu)}</main>` +
      `<script type="application/ld+json">${scriptJson(menuJsonLd(menu, language))}</script>`
    : `${head}<main class="kindly"><h2>${escaped(words.noMenu)}</h2><p>${escaped(words.noMenuSays)}</p></main>`;
  return liveShell({
    title: [menu && titleOf(menu, language), restaurant.name].filter(Boolean).join(' · '),
    language,
    attributes: bodyAttributes(view, menu),
    body: `${languageLinks(language, view.isScreen)}<div id="live">${live}</div><p id="stale" role="status"></p>`,
  });
}

/** The same for every address without a link: it tells nothing. */
export function noSuchLivePage(language: Language): string {
  const { notFound, notFoundSays } = LIVE_WORDS[language];
  return liveShell({
    title: notFound,
    language,
    attributes: 'data-gone',
    body: `<main class="kindly"><h1>${escaped(notFound)}</h1><p>${escaped(notFoundSays)}</p></main>`,
  });
}
