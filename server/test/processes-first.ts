import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PROCESSES = ['server/test/running-product.test.ts', 'server/test/kill.test.ts', 'open-embedded.test.ts'];

/** The files that mostly wait for processes begin, so that the others fill the time instead of standing before them. */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => PROCESSES.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
