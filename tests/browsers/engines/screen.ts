import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export const screenProgram = '/usr/bin/Xvfb';

/** A screen that nobody sees. */
interface Screen {
  /** What a program finds in `DISPLAY`. */
  name: string;
  close(): Promise<void>;
}

/** It chooses its number and takes it in one step, so two that start at once never get the same one. */
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
