import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  bundleFunctionsServer,
  type FunctionsProcess,
  startFunctionsProcess,
} from '#tests/support/server/functions-process.ts';
import { withDatabase } from './bench-database.ts';

/** The API in a process of its own, and its database. */
interface Api {
  url: string;
  memory: FunctionsProcess['memory'];
  pid: number;
  databaseUrl: string;
}

/** What stands between the API and its database. */
interface Between {
  url: string;
  stop(): Promise<void>;
}

/** Starts the API over a database that is thrown away afterwards, for as long as it is used. */
export function withApi(
  use: (api: Api) => Promise<void>,
  between?: (databaseUrl: string) => Promise<Between>,
): Promise<void> {
  return withDatabase(async (databaseUrl) => {
    const proxy = await between?.(databaseUrl);
    if (proxy) process.env.NETLIFY_DB_URL = proxy.url;
    const bundle = await bundleFunctionsServer();
    const api = await startFunctionsProcess(bundle);
    try {
      await use({ url: api.url, memory: api.memory, pid: api.pid, databaseUrl });
    } finally {
      await api.kill();
      await proxy?.stop();
      await rm(path.dirname(bundle), { recursive: true, force: true });
    }
  });
}
