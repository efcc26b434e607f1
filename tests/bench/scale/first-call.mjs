/** Reads a built function, calls it once, says how much of the processor that took (ms), and ends. */
const [bundle, call] = process.argv.slice(2);
const { address, path, ...init } = JSON.parse(call);
const { default: answer } = await import(bundle);
const response = await answer(new Request(`http://localhost${path}`, init), { ip: address });
await response.text();
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ status: response.status, cpu: (user + system) / 1000 }), () =>
  process.exit(),
);
