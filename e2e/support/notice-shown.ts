import { expect, type Page } from '@playwright/test';

/**
 * A notice says so, and is closed: notices wait for each other, and one that the pointer happens to rest on stays as long
 * as it does.
 */
export async function noticeShown(page: Page, message: string): Promise<void> {
  const notice = page.getByRole('group', { name: 'Notice' }).filter({ hasText: message });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss notice' }).click();
}
