import { expect, type Page } from '@playwright/test';

/** The cell of a line as it is written; rows begin at 1. */
const written = (page: Page, row: number) => page.getByLabel(`Line ${row}, as written`);

export async function write(page: Page, row: number, text: string): Promise<void> {
  await written(page, row).fill(text);
  await written(page, row).press('Enter');
  await expect(page.getByLabel(`Amount of line ${row}`, { exact: true })).not.toHaveValue('');
}

export async function name(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Dish name' }).fill(text);
}

export async function save(page: Page, saved: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${saved}” has been saved.`)).toBeVisible();
}
