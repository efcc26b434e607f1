import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export const screenProgram = '/usr/bin/Xvfb';

interface Screen {
  /** Value for `DISPLAY`. */
  name: string;
  close(): Promise<void>;
}

/** Starts a virtual screen. The server picks its number atomically, so no two share one. */
export async function startScreen(): Promise<Screen> {
  const server = spawn(
    screenProgram,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(server, 'exit');
  for await (const number of createInterface({ input: server.stdout }))
    return {
      name: `:${number}`,
      async close() {
        server.kill();
        await ended;
      },
    };
  throw new Error('The screen for WebKit did not start.');
}
