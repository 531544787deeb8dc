import { join } from 'node:path';
import { type Modules, reachIn } from './reached-modules.ts';

/** As many rarer pages, and parts that are fetched when they are wanted, make a module worth fetching with the first of them. */
const MANY = 10;

export const source = (path: string): string => join(import.meta.dirname, 'src', path);

/** The module that everybody loads. */
export const START = source('main.tsx');

/** The sign-in as the first page of a visit. */
export const SIGN_IN = source('app/pages/sign-in-first.tsx');

/** Modules around every page for a signed-in person, with the addresses of all pages. */
export const FRAME = ['app/routes/routed.tsx', 'app/shell/shell.tsx', 'app/routes/whole-tree.tsx'].map(source);

/** The part that stands over a page once it is opened: React Aria's larger half. */
const OPENED = source('ui/opened/opened.tsx');

/** The pages of every day. What two of them need is one file, what three of them need another. */
export const PAGES = {
  dashboard: source('dashboard/pages/dashboard-page.tsx'),
  recipes: source('recipes/overview/recipe-overview-page.tsx'),
  menus: source('menus/overview/menu-overview-page.tsx'),
  reports: source('reports/overview/report-overview-page.tsx'),
  editor: source('recipes/editor/recipe-editor-page.tsx'),
};

/** Larger parts of such pages, fetched after them: what they stand on is no part of another page's file. */
export const PARTS = {
  drawn: [source('menus/overview/drawn-page.tsx')],
  first: [source('dashboard/first-steps.tsx')],
  months: [source('dashboard/months-below.tsx'), source('targets/first-step.tsx')],
  lines: [
    'recipes/editor/state/line-rules.ts',
    'recipes/editor/grid/written-line.tsx',
    'recipes/editor/recipe-doubts.tsx',
    'recipes/editor/allergens/allergens-shown.tsx',
    'recipes/panel/footprint-why.tsx',
    'recipes/panel/parts/no-level.tsx',
    'recipes/panel/parts/figure-notes.tsx',
  ].map(source),
};

/** Parts that are shown on one page alone: what the page needs too is in the page's file. */
const PART_OF: Partial<Record<keyof typeof PARTS, keyof typeof PAGES>> = { first: 'dashboard', months: 'dashboard' };

/** Of the texts those that come together: a file each would be asked for by itself. */
const TEXTS = /\/src\/texts\/([a-z]{2}(?:_[a-z]{2})?)\/([a-z\d/-]+)\.ts$/;

/** Where a language's texts are. */
const LIST_OF_TEXTS = /\/src\/platform\/i18n\/languages\/([a-z]{2}(?:_[a-z]{2})?)\.ts$/;

const TEXTS_OF: Record<string, readonly string[]> = {
  'sign-in': ['users/auth', 'users'],
  ground: ['ui'],
  frame: ['app', 'app/palette', 'restaurants', 'footprint', 'footprint/land-use', 'access', 'drafts'],
  dashboard: [
    'dashboard',
    'dashboard/year',
    'dashboard/food-data',
    'dashboard/month-report',
    'footprint/difference',
    'dashboard/chart',
    'reports/change',
    'targets',
    'targets/actions',
  ],
  recipes: ['recipes', 'recipes/editor', 'recipes/settings'],
  overview: ['recipes/overview'],
  lines: ['recipes/panel', 'ingredients/why', 'recipes/served'],
  kept: ['recipes/sign-off', 'recipes/photo'],
};

type Reach = ReturnType<typeof reachIn>;

/** Modules that many of the dynamically fetched ones stand on. */
function sharedByMany(modules: Modules, reachedFrom: Reach): ReadonlySet<string> {
  const all = new Set<string>();
  const fetched = new Set<string>();
  const next = [START];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (all.has(id)) continue;
    all.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    next.push(...importedIds, ...dynamicallyImportedIds);
    for (const each of dynamicallyImportedIds) fetched.add(each);
  }
  for (const root of [START, SIGN_IN, OPENED, ...FRAME, ...Object.values(PAGES), ...Object.values(PARTS).flat()])
    if (!all.has(root))
      throw new Error(`${root} is no module of the product any more: name what took its place in page-chunks.ts`);
  const shares = new Map<string, number>();
  for (const entry of fetched)
    if (!TEXTS.test(entry)) for (const id of reachedFrom([entry])) shares.set(id, (shares.get(id) ?? 0) + 1);
  return new Set([...shares].filter(([, count]) => count >= MANY).map(([id]) => id));
}

function textChunk(id: string): string | null {
  const list = LIST_OF_TEXTS.exec(id)?.[1];
  if (list) return `texts-${list}-ground`;
  const [, language, area = ''] = TEXTS.exec(id) ?? [];
  const found = Object.entries(TEXTS_OF).find(([, areas]) => areas.includes(area));
  return language && found ? `texts-${language}-${found[0]}` : null;
}

/** The modules of everything that a file is made for. */
function reaches(modules: Modules) {
  const reachedFrom = reachIn(START, modules);
  return {
    ground: reachedFrom([START]),
    signIn: reachedFrom([SIGN_IN]),
    frame: reachedFrom(FRAME),
    opened: reachedFrom([OPENED]),
    many: sharedByMany(modules, reachedFrom),
    pages: Object.entries(PAGES).map(([name, root]) => [name, reachedFrom([root])] as const),
    parts: Object.entries(PARTS).map(([name, roots]) => [name as keyof typeof PARTS, reachedFrom(roots)] as const),
  };
}

/**
 * Which file a module goes to, by the pages that cannot be shown without it. Left alone, each set of pages that share something makes a file
 * of its own: a page asks for a hundred and sixty, most of them smaller than the question. Null: as the bundler sees fit.
 */
export function pageChunks(): (id: string, modules: Modules) => string | null {
  let reach: ReturnType<typeof reaches> | undefined;
  return (id, modules) => {
    const texts = textChunk(id);
    if (texts) return texts;
    reach ??= reaches(modules);
    const isLibrary = id.includes('/node_modules/');
    if (reach.ground.has(id)) return isLibrary ? 'libraries' : 'ground';
    const isOfPages = reach.frame.has(id) || reach.pages.some(([, reached]) => reached.has(id));
    if (reach.signIn.has(id)) return isOfPages ? (isLibrary ? 'libraries' : 'ground') : 'sign-in';
    if (reach.frame.has(id)) return isLibrary ? 'router' : 'frame';
    const ofPages = reach.pages.filter(([, reached]) => reached.has(id)).map(([name]) => name);
    const ofParts = reach.parts
      .filter(([name, reached]) => reached.has(id) && !ofPages.some((page) => page === PART_OF[name]))
      .map(([name]) => name);
    const names = ofPages.length > 1 ? ofPages : [...ofPages, ...ofParts];
    if (names.length === 0) return reach.opened.has(id) ? 'opened' : reach.many.has(id) ? 'parts' : null;
    // Each page of every day asks for the frame too.
    return names.length > 2 ? 'frame' : names.join('-');
  };
}

/** Files that are there before any page is: scripts of signed-in pages need not say that they stand on them. */
const FIRST = /\/(?:libraries|rolldown-runtime|ground|router|frame)-/;

/** A file that is there before any page, and stands on one that is not, would bring a page along with every other: that ends the build. */
export function findStray(files: readonly { fileName: string; imports?: readonly string[] }[]): void {
  for (const { fileName, imports = [] } of files) {
    const stray = FIRST.test(fileName) ? imports.find((each) => !FIRST.test(each)) : undefined;
    if (stray) throw new Error(`${fileName} stands on ${stray}, which not every page needs: see reached-modules.ts`);
  }
}

const EVERYDAY = new RegExp(`/(?:${Object.keys(PAGES).join('|')})-`);

/**
 * What is asked for beside a fetched file instead of after it. The whole list weighs 5 kB on each first load: of rarer pages it is their
 * stylesheets, whose scripts follow as they are read.
 */
export function filesBeside(file: string, files: string[], { hostId }: { hostId: string }): string[] {
  if (!hostId.startsWith('assets/') || hostId.startsWith('assets/ground-')) return files;
  const further = files.filter((each) => !FIRST.test(each));
  return EVERYDAY.test(file) ? further : further.filter((each) => each.endsWith('.css'));
}
