import { existsSync } from 'node:fs';
import { hasBrowser, systemBrowser } from '#tests/support/browser/browser.ts';
import { installFromDebian } from '#tests/support/run/debian.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefoxProgram, startFirefox } from './firefox.ts';
import { installOldChromium, type OldVersion, oldChromiumProgram } from './old-chromium.ts';
import { startWebkit, webkitPrograms } from './webkit.ts';

interface KnownEngine {
  install(): void;
  /** Reason that it cannot be started, or undefined. */
  missing(): string | undefined;
  start(): Promise<Engine>;
}

function oldChromium(version: OldVersion): KnownEngine {
  const program = oldChromiumProgram(version);
  return {
    install: () => installOldChromium(version),
    missing: () => (existsSync(program) ? undefined : `Chromium ${version} is for Linux on x64 only.`),
    start: () => startChromium(program),
  };
}

function fromDebian(packages: string[], programs: string[], start: () => Promise<Engine>): KnownEngine {
  const lacking = () => programs.find((program) => !existsSync(program));
  return {
    install: () => lacking() && installFromDebian(...packages),
    missing: () => lacking() && `There is no ${lacking()}: Debian has it in ${packages.join(', ')}.`,
    start,
  };
}

export const engines = {
  'chromium-92': oldChromium(92),
  'chromium-109': oldChromium(109),
  firefox: fromDebian(['firefox-esr'], [firefoxProgram], startFirefox),
  webkit: fromDebian(['webkit2gtk-driver', 'xvfb'], Object.values(webkitPrograms), startWebkit),
  chromium: {
    install: () => undefined,
    missing: () => (hasBrowser() ? undefined : 'There is no Chromium: npm run test:e2e installs one.'),
    start: () => startChromium(systemBrowser()),
  },
} satisfies Record<string, KnownEngine>;

export type EngineName = keyof typeof engines;

/** Installs and returns the browsers that work here; logs the others. */
export function enginesHere(names: EngineName[]): EngineName[] {
  return names.filter((name) => {
    engines[name].install();
    const missing = engines[name].missing();
    if (missing !== undefined) console.log(`${missing} Nothing is tried in ${name}.`);
    return missing === undefined;
  });
}
