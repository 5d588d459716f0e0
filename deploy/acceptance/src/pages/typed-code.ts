import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestApp } from '../app/start-test-app.ts';

export const askForCode = async (page: Page, digits: string) => {
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
};
export const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('4-digit code').first().click();
  await page.keyboard.type(code);
};
export const findWrongCode = (app: TestApp, phone: string): string =>
  app.readCode(phone) === '1111' ? '2222' : '1111';

/** The form also has a hidden input. */
export const CODE_BOXES = 'form input.max-w-12';
/** Checks what the code boxes accept. */
export async function expectDigitsOnly(page: Page): Promise<void> {
  const boxes = page.locator(CODE_BOXES);
  const read = () =>
    boxes.evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value || '_').join(''));
  await boxes.first().click();
  await page.keyboard.type('a1-b 2.');
  expect(await read()).toBe('12__');
  const at = () => boxes.evaluateAll((all) => all.findIndex((one) => one.matches(':focus')));
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return at();
  };
  const start = await at();
  expect(await press('ArrowLeft')).toBe(start - 1);
  expect(await press('ArrowRight')).toBe(start);
  expect(await press('ArrowLeft', 'ArrowLeft')).toBe(0);
  expect(await press('Delete')).toBe(0);
  expect(await read()).toBe('2___');
  // Enter does not submit an incomplete code. Tab leaves the boxes, and returns to the next empty one.
  expect(await press('Enter')).toBe(0);
  expect(await press('Tab')).toBe(-1);
  expect(await press('Shift+Tab')).toBe(1);
  expect(await read()).toBe('2___');
  for (let left = 4; left > 0; left--) await page.keyboard.press('Delete');
  await page.keyboard.press('End');
  for (let left = 4; left > 0; left--) await page.keyboard.press('Backspace');
  expect(await read()).toBe('____');
  await boxes.first().evaluate((box) => {
    const { DataTransfer, ClipboardEvent } = globalThis as unknown as Clipboard;
    const clipboardData = new DataTransfer();
    // Digits of other scripts too.
    clipboardData.setData('text', '९੮x7');
    (box as unknown as { dispatchEvent(event: unknown): void }).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  expect(await read()).toBe('987_');
  for (let left = 4; left > 0; left--) await page.keyboard.press('Backspace');
}
type Clipboard = {
  DataTransfer: new () => { setData(kind: string, text: string): void };
  ClipboardEvent: new (type: string, init: object) => unknown;
};
