import { dirname } from 'node:path';

/** Source files that a person still takes in at a glance; more want rooms. */
const MOST_FILES_IN_A_FOLDER = 25;

/** Folders of texts are lists by their nature: a file for each area. */
const LISTS = /^web\/src\/texts\//u;

/** Folders with more modules than a person takes in at a glance. */
export function crowdedFolders(paths: readonly string[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of paths) if (!LISTS.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, files]) => files > MOST_FILES_IN_A_FOLDER).map(([folder, files]) => ({ folder, files }));
}
