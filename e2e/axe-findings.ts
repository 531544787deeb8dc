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
const RUN = `axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload: { assets: ["media"] },
})`;

/** The findings of axe on the page, rule by rule. The page's context must be opened with `bypassCSP`. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AT_REST);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(`(() => { ${AXE} })(); undefined`);
  const { violations } = await page.evaluate<AxeResult>(RUN);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
