/** Words that other languages write like English: names, units, and words they share. */
const WORDS = new Set([
  'Plateprint',
  'kg CO₂e',
  'System',
  'Menu',
  'Menus',
  'Navigation',
  'Restaurant',
  'Restaurants',
  'Organisation',
  'Plan',
  'Filter',
  'Tags',
  'Tag',
  'Portion',
  'Portions',
  'per portion',
  'Version',
  'Dashboard',
  'Name',
  'Status',
  'Start',
  'Metric',
  'Imperial',
  'Type',
  'Format',
  'Export',
  'Import',
  'E-mail',
  'Data',
  'Status',
  'Normal',
  'Total',
  'Code',
  'Note',
  'Notes',
  'Date',
  'Min',
  'Max',
  'OK',
  'Log',
  'Test',
]);

/** Texts made of placeholders, figures and signs alone have nothing to translate. */
const WORDLESS = /^[^\p{L}]*$/u;

export function mayBeEnglish(_name: string, text: string): boolean {
  return WORDS.has(text) || WORDLESS.test(text.replaceAll(/\{[^{}]*\}/g, ''));
}
