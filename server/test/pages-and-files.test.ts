import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES_AND_FILES } from './pages-and-files.ts';
import { openProduct, type Product } from './support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

/** Reads the tree that the router prints: `├── live/` with `│   └── :token (GET, HEAD)` below it is `/live/:token`. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    return methods === undefined ? [] : [above.join('')];
  });
}

test('every path beside the two APIs is written down with its reason', () => {
  const { app } = product;
  // The router prints a path that ends in `*` without it: it is looked up by name.
  const printed = pathsOf(app.printRoutes({ commonPrefix: false })).filter(
    (path) => !/^(\/(api|ingredient-data)\/|\*)/.test(path),
  );
  const written = PAGES_AND_FILES.map(({ path }) => path);
  expect(printed.toSorted()).toEqual(written.filter((path) => !path.endsWith('*')).toSorted());
  expect(PAGES_AND_FILES.filter(({ path: url, method = 'GET' }) => !app.hasRoute({ method, url }))).toEqual([]);
  expect(PAGES_AND_FILES.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

test.each(PAGES_AND_FILES)('$path answers $callers', async ({ path, callers, method = 'GET' }) => {
  const { statusCode } = await product.app.inject({ method, url: path.replaceAll(/:\w+|\*/g, 'nothing') });
  expect(statusCode).toBe(callers === 'anyone' ? 404 : 401);
});
