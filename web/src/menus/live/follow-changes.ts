/** Milliseconds between two questions: 12 to 18 s, so that the screens of a chain do not all ask at once. */
const AT_LEAST = 12_000;
const SPREAD = 6000;
const PATIENCE = 8000;

const timeKey = `live ${location.pathname}`;

function remember(): void {
  try {
    localStorage.setItem(timeKey, String(Date.now()));
  } catch {
    // Where nothing may be kept, the time of this visit is all there is.
  }
}

function remembered(): number {
  try {
    return Number(localStorage.getItem(timeKey)) || Date.now();
  } catch {
    return Date.now();
  }
}

let lastGood = remembered();

function sayStale(isStale: boolean): void {
  const line = document.getElementById('stale');
  if (!line) return;
  const { language, stale = '' } = document.body.dataset;
  const time = new Date(lastGood).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  const text = isStale ? stale.replace('{time}', time) : '';
  if (line.textContent !== text) line.textContent = text;
}

async function asked(address: string): Promise<Response> {
  return fetch(address, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
}

/** Puts what the server shows now in the place of what is shown, with the reader's choices and place kept. */
function replaceWith(html: string): boolean {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [before, after] = [document.getElementById('live'), next.getElementById('live')];
  if (!before || !after) return false;
  const chosen = [...before.querySelectorAll<HTMLInputElement>('input:checked')].map(({ id }) => id);
  const isOpen = before.querySelector<HTMLDetailsElement>('.filters')?.open ?? false;
  const focused = before.contains(document.activeElement) ? document.activeElement?.id : '';
  const place = window.scrollY;
  before.replaceWith(document.adoptNode(after));
  for (const id of chosen) {
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement) box.checked = true;
  }
  const filters = after.querySelector<HTMLDetailsElement>('.filters');
  if (filters) filters.open = isOpen;
  if (focused) document.getElementById(focused)?.focus();
  for (const { name, value } of next.body.attributes) document.body.setAttribute(name, value);
  document.title = next.title;
  window.scrollTo(0, place);
  return true;
}

/** Asks again and again whether something changed and shows it; without a connection it says since when, and goes on asking. */
export function followChanges(changed: () => void): void {
  const look = async (): Promise<void> => {
    try {
      const reply = await asked(`${location.pathname}/version`);
      if (reply.status === 404) {
        location.reload();
        return;
      }
      if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
      if ((await reply.text()) !== document.body.dataset['version']) {
        const page = await asked(location.href);
        if (!page.ok) throw new Error(`The server answered ${page.status}.`);
        if (replaceWith(await page.text())) changed();
      }
      lastGood = Date.now();
      remember();
      sayStale(false);
    } catch {
      sayStale(true);
    }
    next();
  };
  const next = (): void => void setTimeout(() => void look(), AT_LEAST + Math.random() * SPREAD);
  // From a worker the page may be an older copy: its age is looked up at once.
  if (navigator.serviceWorker?.controller) void look();
  else {
    lastGood = Date.now();
    remember();
    next();
  }
}
