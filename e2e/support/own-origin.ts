import type { Page } from '@playwright/test';

/** Watches what a page asks of others than its own server, and what it complains of; both lists fill as it goes. */
export function watched(page: Page, origin: string): { elsewhere: string[]; complaints: string[] } {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { elsewhere, complaints };
}
