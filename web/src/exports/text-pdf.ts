import { TEXT_PDF } from '@plateprint/shared/exports/export-format.ts';
import { PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { columnWidths } from '@plateprint/shared/exports/column-widths.ts';
import type { jsPDF } from 'jspdf';
import type { ExportDocument, TextTable } from './export-page.ts';
import bold from './fonts/plateprint-text-bold.ttf?url';
import regular from './fonts/plateprint-text-regular.ttf?url';
import { withDataOf } from './data-address.ts';

const FONT = 'Plateprint Text';
const { marginMm: MARGIN, fontSizePt: SIZE } = TEXT_PDF;
/** The title is set larger than the text, headings in its size. */
const TITLE_SIZE = 12;
/** mm around a cell's text. */
const PADDING = { vertical: 0.7, horizontal: 1 } as const;
/** mm by which a text is no longer thought to fit. */
const ROUNDING = 0.1;
/** mm from line to line of the text. */
const LINE = 3.6;

/** The document as plain text and tables, small and quick to search (specification, point 9: margin 5 mm, font size 8). */
export async function textPdf({ title, language, pages, textTables }: ExportDocument): Promise<{ content: Blob; pages: number }> {
  const [{ jsPDF: Pdf }, { autoTable }] = await Promise.all([import('jspdf'), import('jspdf-autotable')]);
  const isLandscape = pages[0]?.orientation.endsWith('landscape') ?? false;
  const paper = PAGE_SIZES[isLandscape ? 'a4_landscape' : 'a4_portrait'].pdf;
  const pdf = new Pdf({ unit: 'mm', format: [paper.width, paper.height], orientation: isLandscape ? 'l' : 'p', compress: true });
  await addFonts(pdf);
  pdf.setProperties({ title, creator: PRODUCT_NAME });
  pdf.setLanguage(localeOf(language) as Parameters<jsPDF['setLanguage']>[0]);

  const writer = new Writer(pdf, paper);
  writer.paragraph(title, { size: TITLE_SIZE, style: 'bold' });
  for (const table of textTables()) {
    if (table.heading) writer.heading(table.heading);
    for (const paragraph of table.paragraphs ?? []) writer.paragraph(paragraph, { size: SIZE, style: 'normal' });
    if (!table.rows || table.rows.length === 0) continue;
    autoTable(pdf, { ...tableLook(pdf, table, paper.width - 2 * MARGIN), startY: writer.y + 1 });
    writer.y = (pdf as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY + LINE;
  }
  return { content: pdf.output('blob'), pages: pdf.getNumberOfPages() };
}

async function addFonts(pdf: jsPDF): Promise<void> {
  for (const [style, address] of [
    ['normal', regular],
    ['bold', bold],
  ] as const) {
    const data = await withDataOf(new URL(address, location.href).href);
    if (data === null) throw new Error('The typeface of the text PDF is not to be had.');
    pdf.addFileToVFS(`${style}.ttf`, data.slice(data.indexOf(',') + 1));
    pdf.addFont(`${style}.ttf`, FONT, style);
  }
  pdf.setFont(FONT, 'normal');
}

/** `room`: mm between the margins. */
function tableLook(pdf: jsPDF, table: TextTable, room: number) {
  const { head, rows, numeric = [] } = table;
  const right = { halign: 'right' } as const;
  const widths = table.widths?.map((share) => share * room) ?? widthsOf(pdf, table, room);
  return {
    ...(head ? { head: [head.map((content, column) => ({ content, styles: numeric.includes(column) ? right : {} }))] } : {}),
    body: (rows ?? []).map((row) => [...row]),
    theme: 'plain',
    margin: MARGIN,
    styles: { font: FONT, fontSize: SIZE, cellPadding: PADDING, textColor: 20, overflow: 'linebreak' },
    headStyles: { fontStyle: 'bold', lineWidth: { bottom: 0.2 }, lineColor: 120 },
    columnStyles: Object.fromEntries(
      widths.map((cellWidth, column) => [column, { ...(numeric.includes(column) && right), cellWidth }]),
    ),
  } as const;
}

/** By what stands in the columns. Names and figures without a head stand close together. */
function widthsOf(pdf: jsPDF, { head, rows = [], numeric = [] }: TextTable, room: number): number[] {
  const widest = (texts: readonly string[], style: 'normal' | 'bold'): number => {
    pdf.setFont(FONT, style).setFontSize(SIZE);
    return texts.reduce((most, text) => Math.max(most, pdf.getTextWidth(text)), 0);
  };
  const columns = (head ?? rows[0] ?? []).map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const titles = head ? [title] : [];
    const natural = Math.max(widest(cells.flatMap(linesOf), 'normal'), widest(titles, 'bold'));
    // Figures stay in one piece; everything else breaks between its words.
    const whole = widest(numeric.includes(column) ? cells : cells.flatMap(wordsOf), 'normal');
    const around = 2 * PADDING.horizontal + ROUNDING;
    return { natural: natural + around, least: Math.max(whole, widest(titles.flatMap(wordsOf), 'bold')) + around };
  });
  const widths = columnWidths(columns, room);
  const stretch = head ? room / widths.reduce((sum, width) => sum + width, 0) : 1;
  return widths.map((width) => width * stretch);
}

const linesOf = (text: string): string[] => text.split('\n');
const wordsOf = (text: string): string[] => text.split(/\s/);

/** Writes paragraphs from the top down, on as many pages as they need. */
class Writer {
  /** mm from the paper's upper edge. */
  y: number = MARGIN;
  readonly #pdf: jsPDF;
  readonly #paper: { width: number; height: number };

  constructor(pdf: jsPDF, paper: { width: number; height: number }) {
    this.#pdf = pdf;
    this.#paper = paper;
  }

  heading(text: string): void {
    this.y += LINE * 0.5;
    // A heading does not stand alone at the foot of a page.
    if (this.y + 4 * LINE > this.#paper.height - MARGIN) this.#nextPage();
    this.paragraph(text, { size: SIZE, style: 'bold' });
  }

  paragraph(text: string, { size, style }: { size: number; style: 'normal' | 'bold' }): void {
    const pdf = this.#pdf;
    const height = (LINE * size) / SIZE;
    pdf.setFont(FONT, style).setFontSize(size);
    for (const line of pdf.splitTextToSize(text, this.#paper.width - 2 * MARGIN) as string[]) {
      if (this.y + height > this.#paper.height - MARGIN) this.#nextPage();
      pdf.setFont(FONT, style).setFontSize(size);
      pdf.text(line, MARGIN, this.y + height * 0.8);
      this.y += height;
    }
  }

  #nextPage(): void {
    this.#pdf.addPage();
    this.y = MARGIN;
  }
}
