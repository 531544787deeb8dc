/** The purpose of a path beside the two APIs, and who gets an answer. */
interface PageOrFile {
  /** `*` stands for anything, `:name` for a word. */
  path: string;
  callers: 'anyone' | 'signed-in';
  /** Absent: it is opened. */
  method?: 'POST';
  reason: string;
}

/**
 * Paths that are no calls of an API: pages and files, which browsers open by their address. They stand in no reference; each
 * is written down here, so that none comes unseen.
 */
export const PAGES_AND_FILES: readonly PageOrFile[] = [
  { path: '/live/:token', callers: 'anyone', reason: 'The public page of a live link; who has its token may see it.' },
  {
    path: '/live/:token/dish/:place',
    callers: 'anyone',
    reason: 'What a dish’s figure on a live link stands on, for those who have the link.',
  },
  { path: '/meals/:token/distributors', callers: 'anyone', reason: 'A kitchen’s meals in the format of Open Meal Information.' },
  {
    path: '/meals/:token/distributors/:distributorId',
    callers: 'anyone',
    reason: 'The kitchen whose meals they are, in the format of Open Meal Information.',
  },
  { path: '/meals/:token/meals', callers: 'anyone', reason: 'What is served, in the format of Open Meal Information.' },
  { path: '/meals/:token/meals.ics', callers: 'anyone', reason: 'What is served, for calendar programs.' },
  { path: '/live/:token/version', callers: 'anyone', reason: 'A screen asks whether its page has changed.' },
  {
    path: '/live-menu/look/:ground/:file',
    callers: 'anyone',
    reason: 'Ink and ground of live pages, the same for all that look so.',
  },
  {
    path: '/static/carbon-labels/:layout/:version/:colour/:level/:file',
    callers: 'anyone',
    reason: 'Carbon labels are drawings of what stands in their address.',
  },
  { path: '/static/uploads/*', callers: 'anyone', reason: 'Pictures under names that nobody guesses, for pages and mails.' },
  {
    path: '/report-mail/:key',
    callers: 'anyone',
    method: 'POST',
    reason: 'The button of a mail program ends the monthly mails of who was sent the address; opened, it is a page.',
  },
  { path: '/proxy', callers: 'signed-in', reason: 'Pictures of other sites for pages that are drawn into files.' },
];
