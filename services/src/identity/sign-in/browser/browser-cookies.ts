import { randomBytes } from 'node:crypto';
import { ASKED_COOKIE as ASKED } from '@naksha/events/api';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../../../injection/settings.ts';
import { SETTINGS } from '../../../injection/tokens.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';

/** How long a browser is known by the code that it asked for. */
const ASKED_SECONDS = 600;
/** Says that this browser has signed in with a number, to whoever asks for that number again. */
const KNOWN = 'naksha_known';
const KNOWN_SECONDS = 180 * 86_400;

/** In production: no other site below the same domain, and nobody who answers without TLS, can set a cookie of that name. */
const SECURE = '__Secure-';

/** What a browser carries: `asked` names it, `known` is signed for the number it last signed in with; and what it is. */
export type Browser = { asked?: string; known?: string; device?: string };

export function readBrowser(header: string | string[] | undefined): Browser {
  const cookies = [header ?? ''].flat().join(';').split(';');
  const read = (name: string): string | undefined =>
    cookies
      .map((one) => one.trim())
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .slice(0, 200);
  // Without the prefix from development, and from a production before 2026-11.
  const readEither = (name: string) => read(SECURE + name) ?? read(name);
  return { asked: readEither(ASKED), known: readEither(KNOWN) };
}

/** Cookies that only sign-in reads, and no script. */
@Injectable()
export class BrowserCookies {
  constructor(
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SETTINGS) private readonly settings: Pick<ServicesSettings, 'production'>,
  ) {}

  /** @param phone E.164 @returns the browser's name where it has signed in with the number before */
  knownAs({ known = '' }: Browser, phone: string, now: Date): string | undefined {
    const [, text, id, issued, signature] = /^(([\w-]+)\.([0-9a-z]+))\.(.+)$/.exec(known) ?? [];
    if (!text || !this.hashes.isSigned(signature, phone, text)) return undefined;
    return now.getTime() - Number.parseInt(issued, 36) < KNOWN_SECONDS * 1000 ? id : undefined;
  }

  /** @returns the browser's name, a new one where it has none, and the cookie that keeps it */
  nameAsking({ asked }: Browser): { id: string; cookie: string } {
    const id = asked && this.isIssued(asked) ? asked : this.issue();
    return { id, cookie: this.print(ASKED, id, ASKED_SECONDS) };
  }

  /** Signed: a name that somebody else planted in the browser would be known to them. */
  private issue(): string {
    const name = newId();
    return `${name}.${this.hashes.sign(ASKED, name)}`;
  }

  private isIssued(asked: string): boolean {
    const [, name, signature] = /^([\w-]{22})\.(.+)$/.exec(asked) ?? [];
    return name !== undefined && this.hashes.isSigned(signature, ASKED, name);
  }

  /** The browser has proven the number: it gets a name that nobody else can have seen. */
  cookieOfKnown(phone: string, now: Date): string {
    const text = `${newId()}.${now.getTime().toString(36)}`;
    return this.print(KNOWN, `${text}.${this.hashes.sign(phone, text)}`, KNOWN_SECONDS);
  }

  /** What takes both away again. */
  forget(): string[] {
    return [ASKED, KNOWN].map((name) => this.print(name, '', 0));
  }

  private print(name: string, value: string, seconds: number): string {
    const [prefix, secure] = this.settings.production ? [SECURE, '; Secure'] : ['', ''];
    return `${prefix}${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

const newId = (): string => randomBytes(16).toString('base64url');
