import { throughput } from './throughput.ts';

const BENCHES: Record<string, () => Promise<void>> = { throughput };

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}
