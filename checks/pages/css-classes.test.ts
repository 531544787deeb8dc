import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lostClassesUnder } from './css-classes.ts';

const STYLESHEET = `
/* .gone was here */
.bar { width: 1.5rem; }
a:hover > .length[data-own] { color: red; }
`;

const PART = `
import styles from './bar.module.css';
const text = (key: string) => key;
export const Bar = () => <p className={styles.bar} title={text('styles.lost')}>{styles.length}</p>;
export const Lost = () => <p className={styles.gone} />;
export const Other = ({ styles }: { styles?: never }) => styles;
`;

test('a class that its stylesheet lost is named with its place', async () => {
  const root = await mkdtemp(join(tmpdir(), 'classes-'));
  await mkdir(join(root, 'web/src'), { recursive: true });
  await writeFile(join(root, 'web/src/bar.module.css'), STYLESHEET);
  await writeFile(join(root, 'web/src/bar.tsx'), PART);
  expect(await lostClassesUnder(root)).toEqual([
    { path: 'web/src/bar.tsx', line: 5, name: 'gone', stylesheet: 'web/src/bar.module.css' },
  ]);
  await rm(root, { recursive: true });
});
