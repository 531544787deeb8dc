const texts = {
  title: 'Making your file',
  preparing: 'Preparing …',
  page: 'Page {page, number} of {pages, number}',
  failedTitle: 'No file was made',
  problem: {
    failed: 'Something went wrong while creating the file. Please try again or choose another format.',
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
  textFile: 'text',
  csv: {
    title: 'Which CSV?',
    between: 'Between the cells',
    semicolon: 'Semicolon, decimals as 1,5',
    comma: 'Comma, decimals as 1.5',
    own: 'As spreadsheets in your language read it.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    exports: typeof texts;
  }
}
