import { build } from 'astro';

/** Builds a site in a process of its own, which tells its parent the milliseconds, and the most memory that it ever held, in MB. */
const begun = performance.now();
await build({ root: process.argv[2], logLevel: 'error' });
const ms = performance.now() - begun;
process.send({ ms, peak: process.resourceUsage().maxRSS / 1024 }, () => process.exit());
