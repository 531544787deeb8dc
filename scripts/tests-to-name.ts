import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run says by name before its counts: a reader of the end of a long output sees what to mend. */
export interface NamedTests {
  failed: string[];
  /** Passed only when they were tried again. */
  flaky: string[];
}

interface JourneySuite {
  title: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: JourneySuite[];
}

type Journeys = Omit<JourneySuite, 'title'>;

/** The journeys of Playwright's JSON with this status. */
function journeysThatWere(status: string, { specs = [], suites = [] }: Journeys): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap((suite) => journeysThatWere(status, suite))];
}

export function journeysToName(report: Journeys): NamedTests {
  return { failed: journeysThatWere('unexpected', report), flaky: journeysThatWere('flaky', report) };
}

/** With the first line of what was wrong. */
function nameOf(test: TestCase): string {
  const wrong = test.result().errors?.[0]?.message.split('\n', 1)[0];
  return `${test.module.relativeModuleId}: ${test.fullName}${wrong === undefined ? '' : ` (${wrong})`}`;
}

/** A file that could not be run has no tests that failed. */
function ofModule(module: TestModule): string[] {
  const wrong = module.errors().map(({ message }) => `${module.relativeModuleId}: ${message.split('\n', 1)[0] ?? ''}`);
  return [...wrong, ...[...module.children.allTests('failed')].map(nameOf)];
}

/** Vitest's JSON does not say which tests passed only when they were tried again: this writes both kinds to NAMED_TESTS_FILE. */
export default class TestsToName implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const file = process.env['NAMED_TESTS_FILE'];
    if (!file) return;
    const flaky = modules.flatMap((module) => [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky));
    const named: NamedTests = {
      failed: [...modules.flatMap(ofModule), ...unhandled.map(({ message }) => `outside of a test: ${message}`)],
      flaky: flaky.map(({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`),
    };
    writeFileSync(file, JSON.stringify(named));
  }
}
