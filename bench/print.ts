/** One block of measurements, in the terminal. */
export function print(title: string, figures: Record<string, string | number>): void {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(36)} ${value}`);
}
