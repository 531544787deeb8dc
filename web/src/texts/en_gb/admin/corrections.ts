const texts = {
  title: 'Data corrections',
  emptyTitle: 'No messages',
  empty: 'What people report on the page about the food data’s reliability is listed here.',
  version: 'Food data {version}',
  handled: 'handled {when}',
  source: 'Source: {source}',
  answer: 'Reply to {email}',
  handle: 'Mark as handled',
  reopen: 'Reopen',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'admin/corrections': typeof texts;
  }
}
