import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Decisions are cited by number, so a number is one page's: two pages that were written at the same time must not share one, the
 * heading says the number of the file, and every page that is linked to is there.
 */
export interface DecisionPage {
  file: string;
  text: string;
}

const numberOf = (file: string): string => file.slice(0, 4);

/** The faults in the numbers of decision pages. */
export function numberFaults(pages: readonly DecisionPage[]): string[] {
  const byNumber = Map.groupBy(pages, ({ file }) => numberOf(file));
  const shared = [...byNumber].filter(([, alike]) => alike.length > 1);
  return [
    ...shared.map(([number, alike]) => `${number} is the number of ${alike.map(({ file }) => file).join(' and ')}`),
    ...pages.flatMap(({ file, text }) => {
      const said = Number(/^# (\d{1,4})[.:] /u.exec(text)?.[1]);
      return said === Number(numberOf(file)) ? [] : [`${file}: its heading does not begin with its number`];
    }),
  ];
}

/** Links of a page to decisions that are not there. */
export function brokenLinks({ file, text }: DecisionPage, known: ReadonlySet<string>): string[] {
  const links = [...text.matchAll(/\((?:[./\w-]{0,80}\/)?(\d{4}-[\w-]{1,120}\.md)/gu)].map(([, link = '']) => link);
  return links.filter((link) => !known.has(link)).map((link) => `${file} leads to ${link}, which is not there`);
}

async function pagesIn(folder: string): Promise<DecisionPage[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

/** Everything that is wrong with the decisions of a repository, and with what its documents say of them. */
export async function decisionFaults(root: string): Promise<string[]> {
  const decisions = await pagesIn(join(root, 'docs/decisions'));
  const documents = [...(await pagesIn(root)), ...(await pagesIn(join(root, 'docs'))), ...decisions];
  const known = new Set(decisions.map(({ file }) => basename(file)));
  return [...numberFaults(decisions), ...documents.flatMap((page) => brokenLinks(page, known))];
}

if (import.meta.main) {
  const faults = await decisionFaults(join(import.meta.dirname, '../..'));
  for (const fault of faults) console.error(`docs/decisions: ${fault}`);
  console.log(
    faults.length === 0 ? 'Every decision has a number of its own.' : `${faults.length} things about decisions are wrong.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
