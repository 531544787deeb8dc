import type { ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import type { ExportProblem } from '@plateprint/shared/exports/export-state.ts';
import type { FileNameParts } from '@plateprint/shared/exports/file-name.ts';
import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { Language, UnitSystem } from '@plateprint/shared/kernel/language.ts';
import type { ReactNode } from 'react';

/** One page as React draws it, of a fixed size. It takes all it shows from its props: around it is no session and no router. */
export interface ExportPage {
  orientation: Orientation;
  content: ReactNode;
}

/** A part of the text PDF: paragraphs, and a table. */
export interface TextTable {
  heading?: string;
  paragraphs?: readonly string[];
  head?: readonly string[];
  rows?: readonly (readonly string[])[];
  /** Columns of figures, counted from 0, which stand at the right. */
  numeric?: readonly number[];
  /** Of each column, as shares of the paper's width: tables below each other then stand in line. */
  widths?: readonly number[];
}

export interface ExportDocument {
  pages: readonly ExportPage[];
  /** The stylesheets of the pages (`import styles from './x.css?inline'`); nothing else of the product reaches them. */
  styles: readonly string[];
  format: ExportFormat;
  /** Of the document, whatever the interface speaks. */
  language: Language;
  /** The units of weights; metric when absent. */
  units?: UnitSystem;
  title: string;
  /** `fullReport` is said only of a file with several pages, `variant` only of the text PDF. */
  fileName: FileNameParts & Required<Pick<FileNameParts, 'fullReport' | 'variant'>>;
  /** The content of the text PDF; the other formats do not ask for it. */
  textTables: () => readonly TextTable[];
}

/** `totalPages` is null until the pages are rendered; `page` counts those that are drawn. */
export interface ExportProgress {
  page: number;
  totalPages: number | null;
}

export interface ExportOptions {
  onProgress?: (progress: ExportProgress) => void;
  /** Cancels: the export then throws the signal's reason, and nothing of it stays. */
  signal?: AbortSignal;
}

export interface ExportedFile {
  name: string;
  content: Blob;
}

/** Why there is no file; its message is the sentence that the person reads in English. */
export class ExportFailure extends Error {
  readonly problem: ExportProblem;

  constructor(problem: ExportProblem, cause?: unknown) {
    super(problem === 'invalid_format' ? 'Invalid format.' : 'The file could not be made.', { cause });
    this.name = 'ExportFailure';
    this.problem = problem;
  }
}
