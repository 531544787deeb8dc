/** A screen in a dining room; a phone or a desk shows the same menu as a page to scroll. */
const LARGE = '(min-width: 1200px), (min-width: 700px) and (min-height: 1500px)';
const GAP_SHARE = 0.045;
/** How much larger a dish may be that has a page to itself: the most that fits. */
const LARGER = [1.6, 1.4, 1.2, 1];
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

/** The blocks of the last page, where they stand in one column; none where they fill two. */
function lastAlone(shown: HTMLElement, width: number, gap: number): HTMLElement[] {
  const columns = Number(shown.dataset['columns']);
  const step = (width - gap * (columns - 1)) / columns + gap;
  const used = Math.round((shown.scrollWidth + gap) / step);
  if (columns === 2 && used % 2 === 0) return [];
  const from = shown.getBoundingClientRect().left + (used - 1) * step - 1;
  return [...shown.querySelectorAll<HTMLElement>(':scope > :not(.break)')].filter(
    (each) => each.getBoundingClientRect().left >= from,
  );
}

/** Half of a screen is not left empty: what stands alone on the last page takes its width, and is larger where there is room below. */
function fillLast(shown: HTMLElement, width: number, gap: number): void {
  const alone = lastAlone(shown, width, gap);
  const { top } = shown.getBoundingClientRect();
  const before = shown.scrollWidth;
  shown.style.setProperty('--gap', `${gap}px`);
  for (const each of alone) each.classList.toggle('alone', shown.dataset['columns'] === '2');
  const bottom = (alone.at(-1)?.getBoundingClientRect().bottom ?? Infinity) - top;
  if (bottom > shown.clientHeight / 2) return;
  const whole = Math.ceil((before + gap) / (width + gap)) * (width + gap) - gap;
  for (const larger of LARGER) {
    shown.style.setProperty('--larger', String(larger));
    for (const each of alone) each.classList.toggle('larger', larger > 1);
    if (shown.scrollWidth <= whole + 1) return;
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
    for (const each of shown.querySelectorAll('.alone, .larger')) each.classList.remove('alone', 'larger');
    const width = shown.clientWidth;
    const gap = Math.round(width * GAP_SHARE);
    shown.style.columnGap = `${gap}px`;
    step = width + gap;
    pages = pagesIn(shown, width, gap);
    fillLast(shown, width, gap);
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
