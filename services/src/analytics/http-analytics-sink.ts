import type { AnalyticsEvent } from '@naksha/events/wire/analytics';
import type { AnalyticsSink } from './analytics-sink.port.ts';

const TIMEOUT_MS = 3000;

/** Sends `{"event": "close", "hour": "2026-11-22T09:00:00.000Z"}`; 2xx means counted. */
export class HttpAnalyticsSink implements AnalyticsSink {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** Credentials in the address become basic authentication. */
  constructor(address: string) {
    const url = new URL(address);
    const { username, password } = url;
    const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
    [url.username, url.password] = ['', ''];
    this.#url = url.href;
    this.#headers = {
      'content-type': 'application/json',
      ...((username || password) && { authorization: `Basic ${basic}` }),
    };
  }

  async countEvent(event: AnalyticsEvent, hour: Date): Promise<void> {
    const status = await this.#post(JSON.stringify({ event, hour }));
    if (status < 200 || status > 299) throw new NotCounted(`Analytics service responded with status ${status}`);
  }

  async #post(body: string): Promise<number> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const request = { method: 'POST', headers: this.#headers, body, signal, redirect: 'manual' as const };
      const answer = await fetch(this.#url, request);
      await answer.body?.cancel();
      return answer.status;
    } catch {
      // fetch's errors contain the address, which may hold a secret.
      throw new NotCounted(`Analytics service ${signal.aborted ? 'did not respond in time' : 'is unreachable'}`);
    }
  }
}

class NotCounted extends Error {
  override readonly name = 'NotCounted';
}
