import { build } from 'astro';

/** Builds a site in a process of its own, which tells its parent the milliseconds by the clock and of the processor, and the most memory that it ever held, in MB. */
const begun = performance.now();
await build({ root: process.argv[2], logLevel: 'error' });
const ms = performance.now() - begun;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const processor = (userCPUTime + systemCPUTime) / 1000;
process.send({ ms, processor, peak: maxRSS / 1024 }, () => process.exit());
