import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type AskFrom = {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string;
  timeoutMs?: number;
  agent?: Agent;
};
/** Status 0: no response, for the reason in `text`. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const TIMEOUT_MS = 20_000;

export async function requestFrom(address: string, url: string, target: string, ask: AskFrom = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS, agent } = ask;
  const began = performance.now();
  const ms = () => performance.now() - began;
  try {
    return await new Promise<RawAnswer>((resolve, reject) => {
      const asking = request({
        ...{ hostname, port, path: target, method, localAddress: address, agent: agent ?? false },
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      asking.on('error', reject).on('response', (answer) => {
        text(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said, ms: ms() }),
          reject,
        );
      });
      asking.end(body);
    });
  } catch (error) {
    return { status: 0, headers: {}, text: String(error), ms: ms() };
  }
}
