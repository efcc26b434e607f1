import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the browser tests find the built site. `E2E_PORT` moves both, so that two runs can share a machine: the four from it on are used. */
const port = Number(process.env.E2E_PORT ?? 8889);

/** A site on a port, and the file with what its server writes. */
const siteOn = (port: number) => ({
  port,
  url: `http://localhost:${port}`,
  log: path.join(tmpdir(), `fts-studio-site-${port}.log`),
});

/** The built site with the local stand-ins: mailbox, phone, Paypack. */
export const site = siteOn(port);

/** The built site exactly as deployed. */
export const deployedSite = siteOn(port + 1);

/** The same on the platform's own local server. */
export const platformSite = siteOn(port + 2);

/** The mailbox, the phone and the database of that one: the platform itself has no /dev/. */
export const platformParts = siteOn(port + 3);

/** The copy of the project that the platform builds and serves. */
export const platformCopy = path.join(tmpdir(), `fts-studio-platform-${platformSite.port}`);
