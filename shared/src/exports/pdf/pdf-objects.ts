import { utf8 } from './utf8.ts';

/** The numbered objects of a PDF and the file that they make (ISO 32000-1, 7.5). */
export class PdfObjects {
  readonly #objects: Uint8Array[] = [];

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#objects.push(new Uint8Array());
  }

  write(id: number, content: string | Uint8Array): void {
    this.#objects[id - 1] = typeof content === 'string' ? utf8(content) : content;
  }

  add(content: string): number {
    const id = this.reserve();
    this.write(id, content);
    return id;
  }

  stream(dictionary: string, content: string | Uint8Array): number {
    const bytes = typeof content === 'string' ? utf8(content) : content;
    const id = this.reserve();
    this.write(id, joined([utf8(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, utf8('\nendstream')]));
    return id;
  }

  file({ catalog, info }: { catalog: number; info: number }): Uint8Array<ArrayBuffer> {
    // The four bytes above 127 tell programs that carry files about that this is no text.
    const parts: Uint8Array[] = [Uint8Array.from([...utf8('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])];
    let length = parts[0]?.length ?? 0;
    const offsets = this.#objects.map((object, index) => {
      const part = joined([utf8(`${index + 1} 0 obj\n`), object, utf8('\nendobj\n')]);
      const offset = length;
      parts.push(part);
      length += part.length;
      return offset;
    });
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    parts.push(
      utf8(
        `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\n` +
          `startxref\n${length}\n%%EOF\n`,
      ),
    );
    return joined(parts);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
