/** A word on a page: its box in px of the rendered page, from the upper left corner. */
export interface PdfWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Nothing stands between it and the next word: a letter in another type, a comma after an emphasis. */
  joinsNext?: boolean;
}

/** The structure types of PDF (ISO 32000-1, 14.8.4) that our pages have. */
export type PdfRole = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'P' | 'LI' | 'TH' | 'TD' | 'Figure';

/** A unit of reading: a paragraph, a heading, a cell, a picture with its text. */
export interface PdfBlock {
  role: PdfRole;
  words: readonly PdfWord[];
  /** Of a picture. */
  alt?: string;
  /** The list or the table's row that it belongs to; neighbours with the same numbers stand in the same one. */
  list?: number;
  table?: number;
  row?: number;
}

export interface PdfPage {
  /** Of the paper, in mm. */
  paper: { width: number; height: number };
  /** Of the rendered page, in px: the words' boxes are of this size. */
  rendered: { width: number; height: number };
  /** Its file in parts, one behind the other. */
  jpeg: readonly Uint8Array<ArrayBuffer>[];
  /** Of the picture, in px. */
  pixels: { width: number; height: number };
  blocks: readonly PdfBlock[];
}

export interface PdfDocument {
  title: string;
  /** BCP 47. */
  locale: string;
  creator: string;
  pages: readonly PdfPage[];
}
