/**
 * Which modules of the browser side come in one file with others. Left alone, the bundler gives every set of modules that
 * the same pages need a file of its own: 150 of them for a page, most below a kilobyte. Four are enough: each stands on those
 * before it alone, so that none waits for one that waits for it.
 */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

const SHARED = ['start', 'frame', 'parts'] as const;

/** Of what signing in needs, and of what every page behind it needs. */
const ROOTS = { start: ['web/src/main.tsx', 'web/src/app/pages/sign-in.tsx'], frame: ['web/src/app/shell/shell.tsx'] };

/**
 * As many pages, and parts that are loaded when they are wanted, make a module worth loading with the first of them. Fewer
 * make a first page heavier (at 6 the dashboard by 10 %), more leave more files.
 */
const MANY = 10;

/** Everything that is there as soon as one of the modules is. */
function neededBy(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set<string>();
  const rest = [...ids];
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    rest.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
}

/** Everything that the product may ever load in the page. */
function reachedFrom(id: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const rest = [id];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    const info = graph.getModuleInfo(next);
    rest.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return reached;
}

type Shared = (typeof SHARED)[number];

/** The groups of the bundler's code splitting: one that comes first is asked first, with all that its modules stand on. */
export function sharedFiles(root: string): { name: (id: string, graph: Graph) => string | null; debugName: string }[] {
  let files: ReadonlyMap<string, Shared> | null = null;
  return SHARED.map((file) => ({
    name: (id, graph) => ((files ??= fileOfModules(root, graph)).get(id) === file ? file : null),
    debugName: file,
  }));
}

function fileOfModules(root: string, graph: Graph): ReadonlyMap<string, Shared> {
  const placed = (paths: readonly string[]): string[] => paths.map((path) => `${root}/${path}`);
  const all = reachedFrom(`${root}/${ROOTS.start[0]}`, graph);
  for (const id of placed([...ROOTS.start, ...ROOTS.frame]))
    if (!all.has(id)) throw new Error(`${id} is no module of the product any more: name what took its place in shared-files.ts`);
  const files = new Map<string, Shared>();
  const take = (name: Shared, ids: Iterable<string>): void => {
    for (const id of ids) if (!files.has(id)) files.set(id, name);
  };
  take('start', neededBy(placed(ROOTS.start), graph));
  take('frame', neededBy(placed(ROOTS.frame), graph));
  const wanted = new Set([...all].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const shares = new Map<string, number>();
  for (const entry of wanted)
    if (!entry.includes('/texts/')) for (const id of neededBy([entry], graph)) shares.set(id, (shares.get(id) ?? 0) + 1);
  take(
    'parts',
    [...shares].filter(([, count]) => count >= MANY).map(([id]) => id),
  );
  return files;
}
