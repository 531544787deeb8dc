/** Of this menu in this tab only: nothing leaves the phone, and closing the tab forgets it. */
const choicesKey = `choices ${location.pathname}`;

function chosenIds(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('.filters input:checked')].map(({ id }) => id);
}

/** The choices of a guest: an allergy outlives another language and a reload. */
export function keepChoices(): void {
  try {
    sessionStorage.setItem(choicesKey, chosenIds().join(' '));
  } catch {
    // Where nothing may be kept, the choices last as long as the page.
  }
}

/** Ticks what was chosen before, and opens the choices so that the guest sees them. */
export function restoreChoices(): void {
  let kept = '';
  try {
    kept = sessionStorage.getItem(choicesKey) ?? '';
  } catch {
    return;
  }
  const ids = new Set(kept.split(' '));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.filters input')].filter(({ id }) => ids.has(id));
  for (const box of boxes) box.checked = true;
  const filters = document.querySelector<HTMLDetailsElement>('.filters');
  if (filters && boxes.length > 0) filters.open = true;
}
