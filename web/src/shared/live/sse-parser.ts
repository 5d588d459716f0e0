export type SseMessage = { id: string; event: string; data: string };

/** Chunks may be cut anywhere (WHATWG HTML, "event stream interpretation"). */
export class SseParser {
  #rest = '';
  #id = '';
  #event = '';
  #data: string[] = [];

  push(piece: string): SseMessage[] {
    const text = this.#rest + piece;
    // A final CR may be half of a CRLF.
    const whole = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, whole).split(/\r\n|\r|\n/);
    this.#rest = (lines.pop() ?? '') + text.slice(whole);
    return lines.flatMap((line) => this.#line(line) ?? []);
  }

  #line(line: string): SseMessage | undefined {
    if (line === '') return this.#dispatch();
    if (line.startsWith(':')) return undefined;
    const colon = line.indexOf(':');
    const [field, value] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    if (field === 'id' && !value.includes('\0')) this.#id = value;
    else if (field === 'event') this.#event = value;
    else if (field === 'data') this.#data.push(value);
    return undefined;
  }

  #dispatch(): SseMessage | undefined {
    const message = { id: this.#id, event: this.#event || 'message', data: this.#data.join('\n') };
    const empty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    return empty ? undefined : message;
  }
}
