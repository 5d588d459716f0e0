import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { InstallButton } from './install-button.tsx';
import { captureInstallPrompt, showInstallPrompt } from './install-offer.ts';

const browser = new EventTarget();
captureInstallPrompt(browser);
afterEach(() => void browser.dispatchEvent(new Event('appinstalled')));

const shown = () => renderToStaticMarkup(<InstallButton className="" />);
function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  browser.dispatchEvent(event);
  return { event, prompt };
}

it('H-43 the install button appears when the browser offers it, and disappears after a click, whatever the choice', () => {
  expect(shown()).toBe('');
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(shown()).toContain('Install app');
  expect(prompt).not.toHaveBeenCalled();
  showInstallPrompt();
  expect([prompt.mock.calls.length, shown()]).toEqual([1, '']);
  showInstallPrompt();
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('H-43 it disappears after an installation that was started elsewhere', () => {
  offer();
  expect(shown()).not.toBe('');
  browser.dispatchEvent(new Event('appinstalled'));
  expect(shown()).toBe('');
});
