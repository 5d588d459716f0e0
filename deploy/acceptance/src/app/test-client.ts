import { computeProofOfWork } from '@naksha/events/proof-of-work';
import { LiveStream } from './live-stream.ts';
import type { ListingPosted } from './sample-flat.ts';
import { sampleFlat } from './sample-flat.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test checks the response
export type Answer<Body = any> = { status: number; headers: Headers; body: Body; text: string };
type Ask = { body?: unknown; headers?: Record<string, string> };

export class TestClient {
  token: string | undefined;
  /** Client address as sent by a proxy, if the server trusts one. */
  address: string | undefined;
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly readCode: (phone: string) => string,
    /** Timeout for a response; none by default. */
    private readonly timeoutMs?: number,
  ) {}

  /** @param phone E.164, Indian */
  async signIn(phone: string, name = ''): Promise<this> {
    const [firstname = '', lastname = ''] = name.split(' ');
    const who = { mobile_phone: phone.slice(3), country_code: phone.slice(0, 3) };
    const names = { ...who, firstname, lastname };
    let asked = await this.post('/api/auth/signup/signin', names);
    // Proof of work, as a page does under load.
    const work = asked.body?.work;
    if (work) asked = await this.post('/api/auth/signup/signin', { ...names, proof: await computeProofOfWork(work) });
    if (asked.status !== 201)
      throw new Error(`Request for a sign-in code failed with status ${asked.status}: ${asked.text}`);
    const { body } = await this.post('/api/auth/signin/otpverify', { ...who, otp: this.readCode(phone) });
    if (typeof body?.access !== 'string') throw new Error(`Sign-in failed: ${JSON.stringify(body)}`);
    this.token = body.access;
    return this;
  }

  async erase(phone: string): Promise<void> {
    await this.post('/api/auth/signup/signin', { mobile_phone: phone.slice(3), country_code: phone.slice(0, 3) });
    const { status, text } = await this.request('DELETE', '/api/auth/myprofile', {
      body: { otp: this.readCode(phone) },
    });
    if (status !== 204) throw new Error(`Account erasure failed with status ${status}: ${text}`);
  }

  get = (path: string, headers?: Ask['headers']) => this.request('GET', path, { headers });
  post = (path: string, body: unknown, headers?: Ask['headers']) => this.request('POST', path, { body, headers });
  put = (path: string, body: unknown, headers?: Ask['headers']) => this.request('PUT', path, { body, headers });

  async request(method: string, path: string, { body, headers }: Ask = {}): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.address && { 'x-forwarded-for': this.address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      redirect: 'manual',
      signal: this.timeoutMs === undefined ? undefined : AbortSignal.timeout(this.timeoutMs),
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = /[/+]json\b/.test(answer.headers.get('content-type') ?? '');
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text ? JSON.parse(text) : undefined,
      text,
    };
  }

  async postFlat(changes: Record<string, unknown> = {}): Promise<ListingPosted> {
    const { status, body, text } = await this.post('/api/property/residential/flat', { ...sampleFlat, ...changes });
    if (status !== 200) throw new Error(`Posting a flat failed with status ${status}: ${text}`);
    return { ...body.property, position: body.position };
  }

  live(bbox?: string): Promise<LiveStream> {
    return LiveStream.open(`${this.url}/api/live${bbox ? `?bbox=${bbox}` : ''}`, this.token);
  }
}
