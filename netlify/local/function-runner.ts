import type { Config, Context, DeployBuildingEvent, NetlifyFunction } from '@netlify/functions';
import { Cron } from 'croner';
import type { DeployNews } from '#netlify/core/site-build/follow-build.ts';
import type { BuildEvent } from './build-hook.ts';

export interface FunctionModule {
  default: ((request: Request, context: Context) => unknown) | NetlifyFunction;
  config?: Config;
}

/** Loads all functions by name; called before each use, so that changes take effect. */
export type LoadFunctions = () => Promise<Map<string, FunctionModule>>;

export interface FunctionRunner {
  serves(path: string): boolean;
  /** Returns the response of the function for the path; undefined when there is none. */
  handle(request: Request, ip: string): Promise<Response | undefined>;
  /** Runs a scheduled function now; false if it does not exist. */
  run(name: string): Promise<boolean>;
  tell(event: BuildEvent, news: DeployNews): Promise<void>;
  startSchedule(onError: (error: unknown) => void): void;
  /** Stops the schedule and waits for background work of the functions. */
  stop(): Promise<void>;
}

function patternsOf({ config }: FunctionModule): URLPattern[] {
  const paths = config && 'path' in config ? config.path : undefined;
  return [paths ?? []].flat().map((pathname) => new URLPattern({ pathname }));
}

function scheduleOf({ config }: FunctionModule): string | undefined {
  return config && 'schedule' in config ? config.schedule : undefined;
}

function withAddress({ url, method, headers, body }: Request, ip: string): Request {
  const addressed = new Headers(headers);
  addressed.set('x-nf-client-connection-ip', ip);
  // Rebuilt from its parts: the server's object only looks like a Request.
  const init: RequestInit & { duplex: 'half' } = { method, headers: addressed, body, duplex: 'half' };
  return new Request(url, init);
}

class Background {
  readonly #unfinished = new Set<Promise<unknown>>();

  readonly waitUntil = (work: Promise<unknown>): void => {
    const settled = Promise.allSettled([work]).finally(() => this.#unfinished.delete(settled));
    this.#unfinished.add(settled);
  };

  async finish(): Promise<void> {
    await Promise.all(this.#unfinished);
  }
}

function scheduledRequest(name: string): Request {
  const body = JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() });
  return new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', body });
}

export async function createFunctionRunner(load: LoadFunctions): Promise<FunctionRunner> {
  const known = [...(await load())].map(([name, module]) => ({
    name,
    patterns: patternsOf(module),
    schedule: scheduleOf(module),
  }));
  const background = new Background();
  const jobs: Cron[] = [];

  const findByPath = (pathname: string) =>
    known.find(({ patterns }) => patterns.some((pattern) => pattern.test({ pathname })));

  async function call(name: string, request: Request, ip: string): Promise<unknown> {
    const context = { ip, requestId: crypto.randomUUID(), waitUntil: background.waitUntil };
    const handler = (await load()).get(name)?.default;
    return typeof handler === 'function' ? handler(request, context as unknown as Context) : undefined;
  }

  async function run(name: string): Promise<boolean> {
    if (!known.some((entry) => entry.name === name && entry.schedule)) return false;
    await call(name, scheduledRequest(name), '127.0.0.1');
    return true;
  }

  return {
    serves: (path) => findByPath(path) !== undefined,
    async handle(request, ip) {
      const found = findByPath(new URL(request.url).pathname);
      if (!found) return undefined;
      const answer = await call(found.name, withAddress(request, ip), ip);
      // As on the platform: a function that returns nothing has succeeded.
      return answer instanceof Response ? answer : new Response(null, { status: 204 });
    },
    run,
    async tell(event, news) {
      for (const { default: handlers } of (await load()).values())
        if (typeof handlers === 'object') await handlers[event]?.(news as DeployBuildingEvent);
    },
    startSchedule(onError) {
      // `protect`: a run that exceeds its period does not overlap with the next one.
      for (const { name, schedule } of known)
        if (schedule)
          jobs.push(
            new Cron(schedule, { protect: true, catch: onError }, async () => void (await run(name))),
          );
    },
    async stop() {
      for (const job of jobs) job.stop();
      await background.finish();
    },
  };
}
