import { tmpdir } from 'node:os';
import path from 'node:path';

/** First of four ports of the browser tests. `E2E_PORT` moves them, for two runs on one machine. */
const port = Number(process.env.E2E_PORT ?? 8889);

const siteOn = (port: number) => ({
  port,
  url: `http://localhost:${port}`,
  log: path.join(tmpdir(), `fts-studio-site-${port}.log`),
});

/** Built site with the local stand-ins: mailbox, phone, Paypack. */
export const site = siteOn(port);

export const deployedSite = siteOn(port + 1);

export const platformSite = siteOn(port + 2);

/** Mailbox, phone and database of `platformSite`, since the platform itself has no /dev/. */
export const platformParts = siteOn(port + 3);

export const platformCopy = path.join(tmpdir(), `fts-studio-platform-${platformSite.port}`);
