import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface JourneySuite {
  title: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: JourneySuite[];
}

/** The journeys of Playwright's JSON that passed only when they were tried again. */
export function flakyJourneys({ specs = [], suites = [] }: Omit<JourneySuite, 'title'>): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyJourneys)];
}

/** Vitest's JSON does not tell which tests passed only when they were tried again: this writes them to FLAKY_FILE. */
export default class FlakyTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FLAKY_FILE'];
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const flaky = passed.filter((test) => test.diagnostic()?.flaky);
    if (file) writeFileSync(file, JSON.stringify(flaky.map(({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`)));
  }
}
