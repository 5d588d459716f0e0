import type { RequestWithCaller } from '@naksha/events/http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type BrowserIdentity, parseBrowserCookies } from './browser-cookies.ts';

/** The most specific first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const nameIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** Such as `Chrome, Android`. The user agent itself is not stored. */
export function describeDevice(userAgent: string | string[] | undefined): string | undefined {
  const text = String(userAgent ?? '').slice(0, 500);
  return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean).join(', ') || undefined;
}

export const AskingBrowser = createParamDecorator((_: unknown, context: ExecutionContext): BrowserIdentity => {
  const { headers } = context.switchToHttp().getRequest<RequestWithCaller>();
  return { ...parseBrowserCookies(headers.cookie), device: describeDevice(headers['user-agent']) };
});
