const texts = {
  title: 'Creating your file',
  preparing: 'Preparing …',
  page: 'Page {page, number} of {pages, number}',
  failedTitle: 'The file could not be created',
  problem: {
    failed: 'Something went wrong while creating the file. Please try again or choose another format.',
    invalid_format: 'Invalid format.',
  },
  download: 'Download',
  textPdf: 'Text PDF',
  hint: {
    pdf: 'Looks exactly like the page, with searchable text',
    text_pdf: 'Text and tables only, small file',
    png: 'High-quality image',
    jpg: 'Smaller image file',
    svg: 'Scalable image for web pages',
  },
  fullReport: 'full report',
  textFile: 'text',
  csv: {
    title: 'CSV format',
    between: 'Separator',
    semicolon: 'Semicolon, decimals as 1,5',
    comma: 'Comma, decimals as 1.5',
    own: 'The format your spreadsheet program expects in your language.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    exports: typeof texts;
  }
}
