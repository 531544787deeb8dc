import { dirname } from 'node:path';

/** Folders of one depth that reach each other by what their modules import. */
export interface FolderCircle {
  /** How many names of a path count: 3 says `web/src/recipes`, 4 its rooms too. */
  depth: number;
  folders: string[];
  /** The imports from one of them into another: one of each pair. */
  imports: { from: string; to: string }[];
}

/**
 * The folders that hold each other up, at every depth of the tree: of those that reach each other in several ways one circle is given,
 * and each at the first depth where it shows.
 */
export function folderCirclesOf(graph: ReadonlyMap<string, readonly string[]>): FolderCircle[] {
  const deepest = Math.max(0, ...[...graph.keys()].map((path) => dirname(path).split('/').length));
  const circles: FolderCircle[] = [];
  const seen = new Set<string>();
  for (let depth = 1; depth <= deepest; depth++) {
    const between = importsBetweenFolders(graph, depth);
    for (const folders of knotsOf(between)) {
      const inside = new Set(folders);
      const imports = folders
        .flatMap((folder) => [...(between.get(folder) ?? [])].filter(([to]) => inside.has(to)))
        .map(([, each]) => each);
      const name = folders.join(' ');
      if (!seen.has(name)) circles.push({ depth, folders, imports });
      seen.add(name);
    }
  }
  return circles;
}

type Between = Map<string, Map<string, { from: string; to: string }>>;

/** For each folder the others that it imports from, each with the first such import. */
function importsBetweenFolders(graph: ReadonlyMap<string, readonly string[]>, depth: number): Between {
  const folderOf = (path: string): string => dirname(path).split('/').slice(0, depth).join('/');
  const between: Between = new Map();
  for (const [path, targets] of graph) {
    const from = folderOf(path);
    const others = between.get(from) ?? new Map<string, { from: string; to: string }>();
    between.set(from, others);
    for (const target of targets) {
      const to = folderOf(target);
      if (graph.has(target) && to !== from && !others.has(to)) others.set(to, { from: path, to: target });
    }
  }
  return between;
}

/** Tarjan's strongly connected components with more than one member, each in the order of its names. */
function knotsOf(between: Between): string[][] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const knots: string[][] = [];

  function visit(folder: string): number {
    const number = numbers.size;
    let low = number;
    numbers.set(folder, number);
    open.push(folder);
    for (const next of between.get(folder)?.keys() ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, numbers.get(next) ?? low);
    }
    if (low === number) {
      const knot = open.splice(open.indexOf(folder));
      if (knot.length > 1) knots.push(knot.toSorted());
    }
    return low;
  }
  for (const folder of between.keys()) if (!numbers.has(folder)) visit(folder);
  return knots;
}
