import type { FullResult, Reporter as PlaywrightReporter, Suite } from '@playwright/test/reporter';
import type { TestModule, Reporter as VitestReporter } from 'vitest/node';

/** Prints a plain summary line, for programs that read the log. */
export default class PlainCount implements PlaywrightReporter, VitestReporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(_result: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => !test.ok()).length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
    print(tests.length - failed - skipped, failed);
  }

  /** Counts each file that failed to load as a failure. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1;
        if (test.result().state === 'failed') failed += 1;
      }
      failed += module.errors().length;
    }
    print(passed, failed);
  }
}

function print(passed: number, failed: number): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}
