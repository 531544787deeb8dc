/** Prints once what was asked about it is off the page. */
export function printPage(): void {
  setTimeout(() => window.print());
}
