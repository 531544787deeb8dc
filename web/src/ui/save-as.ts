/** Long enough for every browser to have begun reading, in ms. */
const KEPT = 60_000;

/** Gives a person a file, as a download. */
export function saveAs(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
