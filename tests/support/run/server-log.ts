import { readFileSync, statSync } from 'node:fs';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { deployedSite, platformSite, site } from './addresses.ts';

/** Prints the server's output during a failed test (parallel tests included), or on a failed start. */
export default class ServerLog implements Reporter {
  /** A second earlier, because file timestamps lag behind. */
  #began = Date.now() - 1000;
  #starts = new Map<string, number>();

  onTestBegin(test: TestCase): void {
    this.#starts.set(test.id, statSync(logOf(test), { throwIfNoEntry: false })?.size ?? 0);
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const written = readFileSync(logOf(test)).subarray(this.#starts.get(test.id));
    process.stdout.write(`\nThe server during “${test.title}”:\n${written}\n`);
  }

  onError({ message = '' }: TestError): void {
    if (!message.includes('config.webServer')) return;
    for (const { log, url } of [site, deployedSite, platformSite]) {
      const { mtimeMs = 0 } = statSync(log, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs >= this.#began)
        process.stdout.write(`\nThe server of ${url} wrote:\n${readFileSync(log)}\n`);
    }
  }
}

function logOf(test: TestCase): string {
  const places: Record<string, typeof site> = { deployed: deployedSite, platform: platformSite };
  return (places[test.parent.project()?.name ?? ''] ?? site).log;
}
