import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { site } from '#tests/support/run/addresses.ts';
import { type BrowserPage, callAsText, type Engine, phone } from './engine.ts';
import { type Commands, connect } from './messages.ts';

export const firefoxProgram = '/usr/bin/firefox-esr';

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

export async function startFirefox(): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'fts-firefox-'));
  const browser = spawn(
    firefoxProgram,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: home } },
  );
  const ended = once(browser, 'exit');
  const complaints = new Map<string, string[]>();
  const commands = await connect(`${await addressIn(browser.stderr)}/session`, (_method, params) => {
    const { level, text, source } = params as LogEntry;
    if (level === 'error') complaints.get(source.context ?? '')?.push(text ?? '');
  });
  await commands.send('session.new', { capabilities: {} });
  await commands.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newPage: () => newPage(commands, complaints),
    async close() {
      await commands.send('browser.close');
      commands.close();
      await ended;
      // Child processes may still write.
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressIn(stderr: Readable): Promise<string> {
  let told = '';
  for await (const part of stderr.iterator({ destroyOnReturn: false })) {
    told += String(part);
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(told) ?? [];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
  throw new Error(`Firefox did not start: ${told}`);
}

async function newPage(commands: Commands, complaints: Map<string, string[]>): Promise<BrowserPage> {
  const { userContext } = await commands.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await commands.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await commands.send('browsingContext.setViewport', { context, viewport: phone });
  complaints.set(context, []);

  return {
    async goto(to) {
      await commands.send('browsingContext.navigate', { context, url: site.url + to, wait: 'complete' });
    },
    async evaluate(run, ...args) {
      const answer = await commands.send<Evaluated>('script.evaluate', {
        expression: `JSON.stringify(${callAsText(run, args)})`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async press(x, y) {
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } };
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await commands.send('input.performActions', { context, actions: [{ ...finger, actions }] });
    },
    async screenshot(file) {
      const { data } = await commands.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      await writeFile(file, data, 'base64');
    },
    takeComplaints: async () => complaints.get(context)?.splice(0) ?? [],
    async close() {
      complaints.delete(context);
      await commands.send('browser.removeUserContext', { userContext });
    },
  };
}
