import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';

/** The blocks of a course: the dishes below its title, and words and pictures between them. */
const WITHIN: readonly MenuBlock['kind'][] = ['recipe', 'text', 'image'];

/** The last block of a course, behind which its next dish comes; the title itself while it is empty. */
export function endOfCourse(blocks: readonly MenuBlock[], courseId: string): string {
  const start = blocks.findIndex(({ _id }) => _id === courseId);
  let end = start;
  while (end >= 0 && end + 1 < blocks.length && WITHIN.includes(blocks[end + 1]?.kind ?? 'course')) end += 1;
  return blocks[end]?._id ?? courseId;
}

/** The course that a block ends, so that its next dish is added there; null where it ends none. */
export function courseEndedBy(blocks: readonly MenuBlock[], id: string): string | null {
  const at = blocks.findIndex(({ _id }) => _id === id);
  const next = blocks[at + 1];
  if (at < 0 || (next && WITHIN.includes(next.kind))) return null;
  const course = blocks.slice(0, at + 1).findLast(({ kind }) => !WITHIN.includes(kind));
  return course?.kind === 'course' ? course._id : null;
}
