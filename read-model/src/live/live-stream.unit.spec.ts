import { describe, expect, it } from 'vitest';
import { type AddressedMessage, LiveStream } from './live-stream.ts';

class Socket {
  written = '';
  unread = 0;
  state: 'open' | 'ended' | 'destroyed' = 'open';
  constructor(private readonly reading: boolean) {}
  get writableLength(): number {
    return this.unread;
  }
  write(text: string): boolean {
    this.written += text;
    if (!this.reading) this.unread += text.length;
    return this.unread === 0;
  }
  end(): void {
    this.state = 'ended';
  }
  destroy(): void {
    this.state = 'destroyed';
  }
  get ids(): string[] {
    return [...this.written.matchAll(/^id: (.*)$/gm)].map(([, id]) => id);
  }
}

const position = (id: string): AddressedMessage => ({ id, message: { event: 'position', data: { position: id } } });
const open = (socket: Socket, limits = { bufferBytes: 10_000, waiting: 3 }) => {
  let closed = 0;
  const stream = new LiveStream(socket, { network: '', account: undefined, shows: () => true }, limits, () => closed++);
  return { stream, closed: () => closed };
};

describe('a live stream’s reader', () => {
  it('gets each message as one event with its id', () => {
    const socket = new Socket(true);
    open(socket).stream.send(position('1.2'));
    expect(socket.written).toBe('id: 1.2\nevent: position\ndata: {"position":"1.2"}\n\n');
  });

  it('D-132 never gets a later id before an earlier message that waits for a lookup', async () => {
    const socket = new Socket(true);
    const { stream } = open(socket);
    const lookup = Promise.withResolvers<AddressedMessage[]>();
    stream.send(position('a'));
    stream.sendWhenKnown(() => lookup.promise);
    stream.send(position('c'));
    expect(socket.ids).toEqual(['a']);
    lookup.resolve([position('b')]);
    await expect.poll(() => socket.ids).toEqual(['a', 'b', 'c']);
  });

  it('D-135 is disconnected if it does not read, with a bounded buffer', () => {
    const socket = new Socket(false);
    const { stream, closed } = open(socket);
    for (let k = 0; k < 100_000; k++) stream.send(position(String(k)));
    expect(socket.state).toBe('destroyed');
    expect(socket.written.length).toBeLessThan(11_000);
    expect(closed()).toBe(1);
  });

  it('D-135 is disconnected if too many messages wait for a lookup', () => {
    const socket = new Socket(true);
    const { stream, closed } = open(socket);
    for (let k = 0; k < 10; k++) stream.sendWhenKnown(() => new Promise(() => {}));
    expect(socket.state).toBe('destroyed');
    expect(closed()).toBe(1);
  });

  it('is disconnected, so that it reconnects, if a lookup fails', async () => {
    const socket = new Socket(true);
    const { stream, closed } = open(socket);
    stream.sendWhenKnown(() => Promise.reject(new Error('vault away')));
    stream.send(position('later'));
    await expect.poll(() => socket.state).toBe('destroyed');
    expect(socket.ids).toEqual([]);
    expect(closed()).toBe(1);
  });
});
