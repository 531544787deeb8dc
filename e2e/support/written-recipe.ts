import { expect, type Page } from '@playwright/test';

export async function name(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Dish name' }).fill(text);
}

export async function save(page: Page, saved: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${saved}” has been saved.`)).toBeVisible();
}
