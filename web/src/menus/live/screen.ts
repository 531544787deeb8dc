/** A screen in a dining room; a phone or a desk shows the same menu as a page to scroll. */
const LARGE = '(min-width: 1200px), (min-width: 700px) and (min-height: 1500px)';
const GAP_SHARE = 0.045;
/** How much larger what stands on a page may be: the most that fits there. */
const LARGER = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
/** How much smaller dishes are where one is higher than the screen: the least that makes it whole. */
const SMALLER = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

export interface Screen {
  layOut: () => void;
}

function isScreen(): boolean {
  const { screen, orientation = '' } = document.body.dataset;
  if (screen === 'asked') return true;
  const isRefused = new URLSearchParams(location.search).get('screen') === '0';
  return !isRefused && orientation.startsWith('tv') && matchMedia(LARGE).matches;
}

function menu(): HTMLElement | null {
  return document.querySelector('.menu');
}

/** One column where it fits, else two on a wide screen; what was put side by side stays so there. */
function choicesOf(shown: HTMLElement): number[] {
  if (innerWidth <= innerHeight) return [1];
  return shown.querySelector('.beside') ? [2] : [1, 2];
}

/** Whether a dish is divided over columns: one that is higher than the screen. */
function isAnyDivided(shown: HTMLElement): boolean {
  return [...shown.querySelectorAll('.dish')].some((dish) => dish.getClientRects().length > 1);
}

function blocksOf(shown: HTMLElement): HTMLElement[] {
  return [...shown.querySelectorAll<HTMLElement>(':scope > :not(.break)')];
}

/** From one column to the next, in pixels. */
function stepOf(shown: HTMLElement, width: number, gap: number): number {
  const columns = Number(shown.dataset['columns']);
  return (width - gap * (columns - 1)) / columns + gap;
}

/** The column that each block stands in, from 0 over all pages. */
function columnsOf(shown: HTMLElement, blocks: readonly HTMLElement[], step: number): number[] {
  const from = shown.getBoundingClientRect().left;
  return blocks.map((block) => Math.round((block.getBoundingClientRect().left - from) / step));
}

/** What stands alone on the last of two columns takes the width of both: half of a screen is not left empty. */
function widenLast(shown: HTMLElement, step: number, gap: number): void {
  const blocks = blocksOf(shown);
  const columns = columnsOf(shown, blocks, step);
  const last = Math.max(0, ...columns);
  shown.style.setProperty('--gap', `${gap}px`);
  const isAlone = shown.dataset['columns'] === '2' && last % 2 === 0;
  for (const [place, block] of blocks.entries()) block.classList.toggle('alone', isAlone && columns[place] === last);
}

/** Whether a word of a dish's name is broken in two: it is longer than its line. */
function isAnyWordBroken(blocks: readonly HTMLElement[]): boolean {
  const names = blocks.flatMap((block) => [...block.querySelectorAll<HTMLElement>('h3')]);
  for (const name of names) name.style.overflowWrap = 'normal';
  const isAny = names.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const name of names) name.style.removeProperty('overflow-wrap');
  return isAny;
}

/** Each page as large as leaves all of it there: a screen is read from the other end of the room. */
function fillPages(shown: HTMLElement, step: number): void {
  const blocks = blocksOf(shown);
  const columns = columnsOf(shown, blocks, step);
  const ofPage = Number(shown.dataset['columns']);
  const isSame = (): boolean =>
    columnsOf(shown, blocks, step).every((column, place) => column === columns[place]) && !isAnyDivided(shown);
  for (let page = 0; page * ofPage <= Math.max(0, ...columns); page += 1) {
    const mine = blocks.filter((_, place) => Math.floor((columns[place] ?? 0) / ofPage) === page);
    for (const larger of LARGER) {
      for (const block of mine) block.style.setProperty('--larger', String(larger));
      if (isSame() && !isAnyWordBroken(mine)) break;
    }
  }
}

/** Sets the columns: one where the menu fits a page or a dish would be divided beside another, and text that leaves each dish whole. */
function setColumns(shown: HTMLElement, width: number): void {
  const choices = choicesOf(shown);
  const divides = (columns: number): boolean => {
    shown.dataset['columns'] = String(columns);
    return isAnyDivided(shown);
  };
  for (const smaller of SMALLER) {
    shown.style.setProperty('--smaller', String(smaller));
    const whole = choices.filter((columns) => !divides(columns));
    if (whole.length === 0) continue;
    for (const columns of whole) {
      shown.dataset['columns'] = String(columns);
      if (shown.scrollWidth <= width + 1) return;
    }
    return;
  }
}

/** Lays out, and counts. A legend that would turn a page of its own is left out: the words beside the letters say the same. */
function pagesIn(shown: HTMLElement, width: number, gap: number): number {
  const count = (): number => {
    setColumns(shown, width);
    return Math.max(1, Math.ceil((shown.scrollWidth + gap - 2) / (width + gap)));
  };
  const legend = shown.querySelector<HTMLElement>('.legend');
  if (!legend) return count();
  legend.hidden = true;
  const without = count();
  legend.hidden = false;
  const all = count();
  if (all === without) return all;
  legend.hidden = true;
  return count();
}

async function stayAwake(): Promise<void> {
  try {
    if (document.visibilityState === 'visible') await navigator.wakeLock.request('screen');
  } catch {
    // A screen that may not be kept awake has a setting of its own.
  }
}

/** Shows the menu page by page on a screen that nobody touches; arrows turn, space stops, escape leaves. */
export function showAsScreen(): Screen {
  let [page, pages, step] = [0, 1, 0];
  let isPaused = false;
  let turning = 0;

  const turnTo = (wanted: number): void => {
    page = (wanted + pages) % pages;
    const shown = menu();
    if (shown) shown.style.transform = `translateX(${-page * step}px)`;
    document.body.dataset['page'] = String(page + 1);
  };
  const turnLater = (): void => {
    clearTimeout(turning);
    const seconds = Number(document.body.dataset['seconds']) || 15;
    turning = window.setTimeout(() => {
      if (!isPaused && pages > 1) turnTo(page + 1);
      turnLater();
    }, seconds * 1000);
  };
  /** Blocks that do not fit flow on to the next page. */
  const layOut = (): void => {
    const isOn = isScreen();
    document.documentElement.classList.toggle('screen', isOn);
    const shown = menu();
    if (!isOn || !shown) {
      if (shown) shown.style.transform = '';
      shown?.querySelector('.legend')?.removeAttribute('hidden');
      return clearTimeout(turning);
    }
    document.documentElement.style.setProperty('--scale', document.body.dataset['scale'] ?? '1');
    shown.style.transform = '';
    for (const block of blocksOf(shown)) {
      block.classList.remove('alone');
      block.style.removeProperty('--larger');
    }
    const width = shown.clientWidth;
    const gap = Math.round(width * GAP_SHARE);
    shown.style.columnGap = `${gap}px`;
    step = width + gap;
    pages = pagesIn(shown, width, gap);
    const column = stepOf(shown, width, gap);
    widenLast(shown, column, gap);
    fillPages(shown, column);
    document.body.dataset['pages'] = String(pages);
    turnTo(Math.min(page, pages - 1));
    turnLater();
  };

  addEventListener('resize', layOut);
  addEventListener('load', layOut, { once: true });
  document.addEventListener('visibilitychange', () => {
    if (isScreen()) void stayAwake();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (!document.documentElement.classList.contains('screen')) return;
    if (key === 'ArrowRight') turnTo(page + 1);
    if (key === 'ArrowLeft') turnTo(page - 1);
    if (key === ' ') isPaused = !isPaused;
    if (key === 'Escape') location.search = 'screen=0';
  });
  layOut();
  if (isScreen()) void stayAwake();
  return { layOut };
}
