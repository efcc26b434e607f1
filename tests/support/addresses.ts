/** Where the browser tests find the built site. `E2E_PORT` moves both, so that two runs can share a machine. */
const port = Number(process.env.E2E_PORT ?? 8889);

/** The built site with the local stand-ins: mailbox, phone, Paypack. */
export const site = { port, url: `http://localhost:${port}` };

/** The built site exactly as deployed. */
export const deployedSite = { port: port + 1, url: `http://localhost:${port + 1}` };
