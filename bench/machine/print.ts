/** One block of measurements, in the terminal. */
export function print(title: string, figures: Record<string, string | number>): void {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(36)} ${value}`);
}

/** Milliseconds at a share of the sorted times. */
export function atShare(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
}

/** Milliseconds of processor that this process took since `from`: what a busy machine adds to the clock is not in it. */
export function processorSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return Math.round((user + system) / 1000);
}
