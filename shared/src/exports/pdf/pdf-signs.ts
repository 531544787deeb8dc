import type { PdfDocument } from './pdf-page.ts';

/** The signs of a document with the codes that stand for them: one to a code point, so that any script can be read out. */
export interface PdfSigns {
  /** The codes of a text as the digits of a PDF string. */
  hex: (text: string) => string;
  /** Codes in use, the missing sign (0) included. */
  count: number;
  /** The table from codes to Unicode that readers ask for (ISO 32000-1, 9.10.3). */
  toUnicode: string;
}

export function signsOf({ pages }: Pick<PdfDocument, 'pages'>): PdfSigns {
  const codes = new Map<string, number>([[' ', 1]]);
  for (const { blocks } of pages) {
    for (const { words } of blocks) {
      for (const { text } of words) for (const sign of text) if (!codes.has(sign)) codes.set(sign, codes.size + 1);
    }
  }
  return {
    hex: (text) => Array.from(text, (sign) => fourDigits(codes.get(sign) ?? 0)).join(''),
    count: codes.size + 1,
    toUnicode: toUnicode([...codes]),
  };
}

/** A table may have so many lines in one go. */
const LINES = 100;

function toUnicode(codes: readonly (readonly [sign: string, code: number])[]): string {
  const parts: string[] = [];
  for (let from = 0; from < codes.length; from += LINES) {
    const part = codes.slice(from, from + LINES);
    const lines = part.map(([sign, code]) => `<${fourDigits(code)}> <${utf16Hex(sign)}>`);
    parts.push(`${part.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function fourDigits(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** A text's UTF-16 in hexadecimal digits, as PDF strings have it after a byte order mark. */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join('');
}
