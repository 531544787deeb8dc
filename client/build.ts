import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocument, typesOf } from './types.ts';

const file = join(import.meta.dirname, 'src/generated.ts');
await writeFile(file, await typesOf(openDocument()));
console.log(`Wrote ${file}.`);
