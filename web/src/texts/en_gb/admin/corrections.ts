const texts = {
  title: 'Data corrections',
  emptyTitle: 'No messages',
  empty: 'Messages from the page “How reliable the data is” appear here.',
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
