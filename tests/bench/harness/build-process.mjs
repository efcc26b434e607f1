import { build } from 'astro';

/** Builds a site in its own process; sends wall-clock and CPU ms and peak memory (MB) to the parent. */
const begun = performance.now();
await build({ root: process.argv[2], logLevel: 'error' });
const ms = performance.now() - begun;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const processor = (userCPUTime + systemCPUTime) / 1000;
process.send({ ms, processor, peak: maxRSS / 1024 }, () => process.exit());
