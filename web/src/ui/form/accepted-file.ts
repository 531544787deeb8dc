/** The files that a place takes: endings with their dot in small letters (`.png`), and a size. */
export interface AcceptedFiles {
  endings: readonly string[];
  maxBytes: number;
}

export type FileRefusal = 'wrong_format' | 'too_large';

/** Why a file is not taken; null when it is. The server looks at its content as well. */
export function fileRefusal(file: { name: string; size: number }, accepted: AcceptedFiles): FileRefusal | null {
  const name = file.name.toLowerCase();
  if (!accepted.endings.some((ending) => name.endsWith(ending))) return 'wrong_format';
  return file.size > accepted.maxBytes ? 'too_large' : null;
}
