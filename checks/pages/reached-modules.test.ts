import { expect, test } from 'vitest';
import { reachIn } from '../../web/reached-modules.ts';

const START = '/web/src/main.tsx';

/** What the modules reach of which a product consists, by their code; names in `later` are fetched by the first one. */
function reached(root: string, code: Record<string, string>, later: readonly string[] = []): string[] {
  const getModuleInfo = (id: string) => {
    const written = code[id] ?? null;
    const words = [...(written ?? '').matchAll(/from '([^']+)'|^import '([^']+)'/gm)].map(
      ([, from, alone]) => from ?? alone ?? '',
    );
    const importedIds = words.map((each) =>
      each.startsWith('.') ? `/web/src/${each.slice(2)}` : each.replace(/^@plateprint\/shared\//, '/shared/src/'),
    );
    return { importedIds, dynamicallyImportedIds: id === START ? [...later] : [], code: written };
  };
  return [...reachIn(START, { getModuleInfo })([root])].toSorted();
}

const FRAME = '/web/src/frame.ts';
const CALLS = '/shared/src/calls.ts';
const SCHEMA = '/shared/src/schema.ts';
const PRODUCT = {
  [START]: "import { frame } from './frame.ts';\nframe();",
  [FRAME]: "import { MOST } from '@plateprint/shared/calls.ts';\nexport function frame() { return MOST; }",
  [CALLS]: "import { Schema } from '@plateprint/shared/schema.ts';\nexport const MOST = 3;\nexport const Answer = list(Schema);",
  [SCHEMA]: 'export const Schema = {};',
};

test('what stands beside a name that is taken is no part of what is reached', () => {
  expect(reached(FRAME, PRODUCT)).toEqual([CALLS, FRAME]);
});

test('a module is one: what any other takes of it is reached with it', () => {
  const page = '/web/src/page.ts';
  const taken = "import { Answer } from '@plateprint/shared/calls.ts';\nexport const page = () => Answer;";
  expect(reached(FRAME, { ...PRODUCT, [page]: taken }, [page])).toEqual([CALLS, SCHEMA, FRAME]);
});

test('what a name stands on is followed through other names of its module, and through modules that hand it on', () => {
  const product = {
    [START]: "import { shown } from './hands-on.ts';\nshown();",
    '/web/src/hands-on.ts': "export { own as shown } from './own.tsx';\nexport { other } from './other.ts';",
    '/web/src/own.tsx': "import look from './look.ts';\nconst inner = () => look;\nexport function own() { return inner(); }",
    '/web/src/look.ts': 'export default 1;',
    '/web/src/other.ts': 'export const other = 1;',
  };
  expect(reached(START, product)).toEqual(['/web/src/hands-on.ts', '/web/src/look.ts', START, '/web/src/own.tsx']);
});

test('what a module does, or imports for its own sake, as soon as it is read is reached', () => {
  const product = {
    [START]: "import './sheet.css';\nimport { note } from './note.ts';\nimport { unused } from './unused.ts';\nnote();",
    '/web/src/note.ts': 'export const note = () => 1;',
    '/web/src/unused.ts': 'export const unused = 1;',
  };
  expect(reached(START, product)).toEqual([START, '/web/src/note.ts', '/web/src/sheet.css']);
});
