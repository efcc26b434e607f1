import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#netlify/local/free-port.ts';
import { type BrowserPage, callAsText, type Engine, phone } from './engine.ts';
import { complaintsKey, startRelay } from './relay.ts';
import { screenProgram, startScreen } from './screen.ts';

/** Debian's WebKit: its minimal browser, driven over WebDriver, on a virtual screen. */

export const webkitPrograms = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: screenProgram,
};

const timeoutMs = 30_000;

/** Starts WebKit. Its driver allows one session, so every page gets its own driver and screen. */
export async function startWebkit(): Promise<Engine> {
  const relay = await startRelay();
  return { newPage: () => newPage(relay.url), close: relay.close };
}

async function newPage(origin: string): Promise<BrowserPage> {
  const settings = await frameSettings();
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(webkitPrograms.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/status`);
  const { sessionId } = await command<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        timeouts: { pageLoad: timeoutMs, script: timeoutMs },
        'webkitgtk:browserOptions': { binary: webkitPrograms.browser, args: ['--automation'] },
      },
    },
  });
  const tell = <Result>(method: 'GET' | 'POST' | 'DELETE', what: string, body?: object) =>
    command<Result>(method, `${address}/session/${sessionId}${what}`, body);
  const runText = <Result>(script: string) => tell<Result>('POST', '/execute/sync', { script, args: [] });
  await tell('POST', '/window/rect', { x: 0, y: 0, ...phone });

  return {
    async goto(to) {
      await tell('POST', '/url', { url: origin + to });
    },
    async evaluate<Arguments extends readonly unknown[], Result>(
      run: (...args: Arguments) => Result,
      ...args: Arguments
    ): Promise<Awaited<Result>> {
      // undefined arrives as null.
      const value = await runText<Awaited<Result> | null>(`return ${callAsText(run, args)}`);
      return value ?? (undefined as Awaited<Result>);
    },
    async press(x, y) {
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } };
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const perform = () => tell('POST', '/actions', { actions: [{ ...finger, actions }] });
      await runText(
        'window.pressed = false; addEventListener("mousedown", () => { window.pressed = true; }, { capture: true, once: true })',
      );
      await perform();
      // The first press of a cold browser does not always reach the page.
      for (let wait = 0; wait < 20; wait += 1) {
        if ((await runText<boolean | null>('return window.pressed')) !== false) return;
        await setTimeout(50);
      }
      await perform();
    },
    async screenshot(file) {
      await writeFile(file, await tell<string>('GET', '/screenshot'), 'base64');
    },
    async takeComplaints() {
      const noted = await runText<string | null>(
        `const noted = sessionStorage.getItem('${complaintsKey}'); sessionStorage.removeItem('${complaintsKey}'); return noted`,
      );
      return JSON.parse(noted ?? '[]');
    },
    async close() {
      await tell('DELETE', '');
      await end(driver);
      await screen.close();
      // Processes that are ending may still write.
      await rm(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** GTK style: no minimum widths in the browser's frame, so that the page can be as narrow as a phone. */
const narrowFrame = `
  toolbar, toolbar *, headerbar, headerbar *, entry, button, tab, notebook header, notebook header * {
    min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0);
  }
`;

async function frameSettings(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), narrowFrame);
  return folder;
}

async function answering(address: string): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error('WebKit’s driver did not start.', { cause: error });
      await setTimeout(50);
    }
  }
}

async function command<Result>(method: string, address: string, body?: object): Promise<Result> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}

async function end(driver: ChildProcess): Promise<void> {
  const ended = once(driver, 'exit');
  driver.kill();
  await ended;
}
