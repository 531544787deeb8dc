import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PROCESSES = [
  'server/test/running-product.test.ts',
  'server/test/kill.test.ts',
  'server/test/full-disk/full-disk.test.ts',
  'server/test/wrong-folder.test.ts',
  'server/test/releases/releases.test.ts',
  'server/test/two-nodes.test.ts',
  'server/test/two-tills.test.ts',
  'open-embedded.test.ts',
];

function waits({ moduleId }: TestSpecification): boolean {
  return PROCESSES.some((name) => moduleId.endsWith(name));
}

/** The files that mostly wait for processes begin, so that the others fill the time instead of standing before them. */
export class ProcessesFirst extends BaseSequencer {
  override async sort(given: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's: the sequencer's own
    const files = await super.sort(given);
    return [...files.filter(waits), ...files.filter((file) => !waits(file))];
  }
}
