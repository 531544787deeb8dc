/** A file that was let go on one page and is opened on the next; gone with a reload. */
let handed: File | null = null;

export function handFile(file: File): void {
  handed = file;
}

/** The file that waits, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
