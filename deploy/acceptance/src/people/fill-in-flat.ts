import type { Page } from 'playwright-core';

export async function fillInFlat(page: Page, title: string): Promise<void> {
  await page.getByRole('group', { name: 'Kind of property' }).getByText('Flat').click();
  await page.getByLabel('Start from a locality').selectOption({ label: 'Sector 70' });
  await page.getByLabel('Expected price in rupees').fill('8500000');
  await page.getByLabel('Area', { exact: true }).fill('1450');
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3', { exact: true }).click();
  await page.getByLabel('Title').fill(title);
}
