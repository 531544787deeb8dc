const texts = {
  title: 'Making your file',
  preparing: 'Preparing …',
  page: 'Page {page, number} of {pages, number}',
  failedTitle: 'No file was made',
  problem: {
    failed: 'Something went wrong on the way. Please try again; if it happens once more, try another format.',
    invalid_format: 'Invalid format.',
  },
  download: 'Download',
  textPdf: 'Text PDF',
  hint: {
    pdf: 'Exactly as on the page; text can be searched',
    text_pdf: 'Plain text and tables, small',
    png: 'A sharp image',
    jpg: 'A smaller image',
    svg: 'An image without fixed size, for web pages',
  },
  fullReport: 'full report',
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    exports: typeof texts;
  }
}
