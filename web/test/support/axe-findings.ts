import axe from 'axe-core';

/** Rules that need a layout; colours have a check of their own, and every page is looked at by axe in a browser too. */
const OF_A_BROWSER = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/**
 * What axe finds in the page as it stands, rule by rule, but for what only a browser can tell; where a dialog is open, in that
 * dialog: what stands behind it is hidden from everybody.
 */
export async function axeFindings(): Promise<string[]> {
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const { violations } = await axe.run(open ?? document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(OF_A_BROWSER.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
