import { utf8 } from './utf8.ts';

type Part = Uint8Array<ArrayBuffer>;

/** The numbered objects of a PDF and the file that they make (ISO 32000-1, 7.5). */
export class PdfObjects {
  readonly #objects: Part[][] = [];

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#objects.push([]);
  }

  write(id: number, content: string): void {
    this.#objects[id - 1] = [utf8(content)];
  }

  add(content: string): number {
    const id = this.reserve();
    this.write(id, content);
    return id;
  }

  stream(dictionary: string, content: string | readonly Part[]): number {
    const parts = typeof content === 'string' ? [utf8(content)] : content;
    const begin = utf8(`<< ${dictionary} /Length ${lengthOf(parts)} >>\nstream\n`);
    return this.#objects.push([begin, ...parts, utf8('\nendstream')]);
  }

  /** The file in parts, one behind the other: pictures in it are megabytes, and are copied nowhere. */
  file({ catalog, info }: { catalog: number; info: number }): Part[] {
    // The four bytes above 127 tell programs that carry files about that this is no text.
    const parts: Part[] = [Uint8Array.from([...utf8('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])];
    let length = parts[0]?.length ?? 0;
    const offsets = this.#objects.map((object, index) => {
      const written = [utf8(`${index + 1} 0 obj\n`), ...object, utf8('\nendobj\n')];
      const offset = length;
      parts.push(...written);
      length += lengthOf(written);
      return offset;
    });
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    parts.push(
      utf8(
        `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\n` +
          `startxref\n${length}\n%%EOF\n`,
      ),
    );
    return parts;
  }
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
