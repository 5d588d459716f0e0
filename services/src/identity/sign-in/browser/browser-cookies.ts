import { randomBytes } from 'node:crypto';
import { CODE_REQUEST_COOKIE as ASKED } from '@naksha/events/api';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../../../injection/settings.ts';
import { SETTINGS } from '../../../injection/tokens.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';

/** Of a pending code. */
const PENDING_CODE_SECONDS = 600;
/** Proves to sign-in that this browser has signed in with a number before. */
const KNOWN_BROWSER_COOKIE = 'naksha_known';
const KNOWN_BROWSER_SECONDS = 180 * 86_400;

/** In production: other subdomains and plain HTTP responses cannot set the cookie. */
const SECURE = '__Secure-';

/** `asked`: the browser's id for pending codes; `known`: signed for the number it last signed in with. */
export type BrowserIdentity = { asked?: string; known?: string; device?: string };

export function parseBrowserCookies(header: string | string[] | undefined): BrowserIdentity {
  const cookies = [header ?? ''].flat().join(';').split(';');
  const read = (name: string): string | undefined =>
    cookies
      .map((one) => one.trim())
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .slice(0, 200);
  // Without the prefix: from development, or from production before 2026-11.
  const readEither = (name: string) => read(SECURE + name) ?? read(name);
  return { asked: readEither(ASKED), known: readEither(KNOWN_BROWSER_COOKIE) };
}

/** Not readable by scripts. */
@Injectable()
export class BrowserCookies {
  constructor(
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SETTINGS) private readonly settings: Pick<ServicesSettings, 'production'>,
  ) {}

  /** The browser's id, if it has signed in with this number before. */
  findKnownBrowserId({ known = '' }: BrowserIdentity, phone: string, now: Date): string | undefined {
    const [, text, id, issued, signature] = /^(([\w-]+)\.([0-9a-z]+))\.(.+)$/.exec(known) ?? [];
    if (!text || !this.hashes.isSigned(signature, phone, text)) return undefined;
    return now.getTime() - Number.parseInt(issued, 36) < KNOWN_BROWSER_SECONDS * 1000 ? id : undefined;
  }

  identify({ asked }: BrowserIdentity): { id: string; cookie: string } {
    const id = asked && this.isIssuedId(asked) ? asked : this.issueId();
    return { id, cookie: this.printCookie(ASKED, id, PENDING_CODE_SECONDS) };
  }

  /** Signed, so that an id planted by someone else is not accepted. */
  private issueId(): string {
    const name = newId();
    return `${name}.${this.hashes.sign(ASKED, name)}`;
  }

  private isIssuedId(browserId: string): boolean {
    const [, name, signature] = /^([\w-]{22})\.(.+)$/.exec(browserId) ?? [];
    return name !== undefined && this.hashes.isSigned(signature, ASKED, name);
  }

  printKnownCookie(phone: string, now: Date): string {
    const text = `${newId()}.${now.getTime().toString(36)}`;
    return this.printCookie(KNOWN_BROWSER_COOKIE, `${text}.${this.hashes.sign(phone, text)}`, KNOWN_BROWSER_SECONDS);
  }

  printExpiredCookies(): string[] {
    return [ASKED, KNOWN_BROWSER_COOKIE].map((name) => this.printCookie(name, '', 0));
  }

  private printCookie(name: string, value: string, seconds: number): string {
    const [prefix, secure] = this.settings.production ? [SECURE, '; Secure'] : ['', ''];
    return `${prefix}${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

const newId = (): string => randomBytes(16).toString('base64url');
