import { existsSync } from 'node:fs';
import { systemBrowser } from '#tests/support/browser.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { type OldVersion, oldChromiumProgram } from './old-chromium.ts';

/** A browser that the tests know how to start. */
interface KnownEngine {
  start(): Promise<Engine>;
  /** Why it cannot be started here; undefined: it can. */
  missing(): string | undefined;
}

function oldChromium(version: OldVersion): KnownEngine {
  const program = oldChromiumProgram(version);
  return {
    start: () => startChromium(program),
    missing: () =>
      existsSync(program) ? undefined : `Chromium ${version} is not here: it comes for Linux on x64 only.`,
  };
}

export const engines = {
  'chromium-92': oldChromium(92),
  'chromium-109': oldChromium(109),
  chromium: { start: () => startChromium(systemBrowser()), missing: () => undefined },
} satisfies Record<string, KnownEngine>;

export type EngineName = keyof typeof engines;
