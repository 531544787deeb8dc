import type { Mail } from './mail.ts';

type Headers = Record<string, string | { prepared: true; value: string }>;

/**
 * What a mail says of itself to programs. Of one that comes again and again: where to end it (RFC 2369), and, over https alone, that one
 * POST does it (RFC 8058). The address stays on one line, for not every program unfolds it.
 */
export function headersOf({ unsubscribe }: { unsubscribe: Mail['unsubscribe'] }): Headers {
  const own = { 'Auto-Submitted': 'auto-generated' };
  if (!unsubscribe) return own;
  const { href, protocol } = new URL(unsubscribe.page);
  return {
    ...own,
    'List-Unsubscribe': { prepared: true, value: `<${href}>` },
    ...(unsubscribe.byPost && protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
