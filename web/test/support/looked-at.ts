import { axeFindings } from './axe-findings.ts';

/** What axe has looked at in this thread. */
const looked = new Set<string>();

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The names and numbers in it say which thing it is about, not which kind of dialog or page it is. */
const kindOf = (name: string): string => name.replaceAll(/[\w-]*\d[\w-]*/gu, '');

/** The findings of axe where a control is in a dialog of a kind that was not looked at before; null: nothing was looked at. */
export async function findingsInNewDialog(control: Element): Promise<string[] | null> {
  const dialog = control.closest(DIALOGS);
  const title = dialog?.querySelector('h2')?.textContent ?? dialog?.getAttribute('aria-label');
  return title ? findingsOnce(`dialog “${title}”`) : null;
}

/** Of the page that is shown, where none of its address was looked at before. */
export async function findingsOnNewPage(): Promise<string[] | null> {
  const isAtRest = document.querySelector('[role="tooltip"]') === null;
  return isAtRest && document.querySelector('main') ? findingsOnce(location.pathname) : null;
}

async function findingsOnce(name: string): Promise<string[] | null> {
  const kind = kindOf(name);
  if (looked.has(kind)) return null;
  const findings = await axeFindings();
  // With a finding it is looked at again: a test that is tried once more fails once more.
  if (findings.length === 0) looked.add(kind);
  return findings.map((finding) => `axe, ${name}: ${finding}`);
}
