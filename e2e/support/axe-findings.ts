import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** Colours on their way from one to another have contrasts that nobody chose; what turns without an end is not waited for. */
const AT_REST = `Promise.all(
  document.getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => undefined)),
).then(() => undefined)`;

/** Only what is wrong is written out, and no style sheet is fetched again: of these rules one looks at media, none at sheets. */
const running = (only: readonly string[]): string => `axe.run(document, {
  runOnly: ${JSON.stringify(only)},
  resultTypes: ["violations"],
  preload: { assets: ["media"] },
})`;
const ALL = running(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
/** The only rules that look at colours: what else is on a page is the same in light and dark. */
const COLOURS = running(['color-contrast', 'link-in-text-block']);

/** The findings of axe on the page, rule by rule. The page's context must be opened with `bypassCSP`. */
export async function axeFindings(page: Page): Promise<string[]> {
  return findings(page, ALL);
}

/** The findings in light, and in dark those that colours can bring. */
export async function axeFindingsLightAndDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await findings(page, ALL);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await findings(page, COLOURS);
  return [...light, ...dark.map((each) => `dark: ${each}`)];
}

async function findings(page: Page, run: string): Promise<string[]> {
  await page.evaluate(AT_REST);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(`(() => { ${AXE} })(); undefined`);
  const { violations } = await page.evaluate<AxeResult>(run);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
