import type { LiveMessage } from '@naksha/events/wire/live';
import { describe, expect, it } from 'vitest';
import { bboxContains, expandBBoxToGrid } from './live.ts';
import { LiveConnection } from './live-connection.ts';

class World {
  opened: { lastEventId: string | undefined; signal: AbortSignal; write: (text: string) => void; end: () => void }[] =
    [];
  alarms: { ms: number; wake: () => void }[] = [];
  status = 200;
  readonly random = () => 0.5;
  #waiting: (() => void)[] = [];

  readonly open = async (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(started) {
        controller = started;
      },
    });
    signal.addEventListener('abort', () => {
      try {
        controller.error(signal.reason);
      } catch {}
    });
    const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
    this.opened.push({ lastEventId, signal, write, end: () => controller.close() });
    return new Response(this.status === 200 ? body : null, { status: this.status });
  };

  readonly after = (ms: number, wake: () => void): (() => void) => {
    const alarm = { ms, wake };
    this.alarms.push(alarm);
    for (const go of this.#waiting.splice(0)) go();
    return () => {
      this.alarms = this.alarms.filter((one) => one !== alarm);
    };
  };

  async retry(): Promise<number> {
    for (;;) {
      const alarm = this.alarms.find(({ ms }) => ms < 38_000);
      if (alarm) {
        this.alarms = this.alarms.filter((one) => one !== alarm);
        alarm.wake();
        return alarm.ms;
      }
      await new Promise<void>((go) => this.#waiting.push(go));
    }
  }
}

const message = (id: string) => `id: ${id}\nevent: position\ndata: {"position":"${id}"}\n\n`;

function connected() {
  const world = new World();
  const heard: LiveMessage[] = [];
  const back = { times: 0 };
  let wake: (() => void) | undefined;
  const connection = new LiveConnection(
    world,
    (told) => {
      heard.push(told);
      wake?.();
    },
    () => back.times++,
  );
  connection.start();
  const next = async (count: number) => {
    while (heard.length < count)
      await new Promise<void>((go) => {
        wake = go;
      });
  };
  return { world, heard, back, connection, next };
}

describe('the live connection', () => {
  it('D-132 reconnects with the id of the last received message', async () => {
    const { world, heard, next } = connected();
    world.opened[0].write(message('1.0'));
    await next(1);
    world.opened[0].end();
    expect(await world.retry()).toBe(500);
    expect(world.opened[1].lastEventId).toBe('1.0');
    world.opened[1].write(message('1.1'));
    await next(2);
    expect(heard.map(({ event }) => event)).toEqual(['position', 'position']);
  });

  it('waits longer after each failure, at most half a minute, and briefly again after a message', async () => {
    const { world, next } = connected();
    world.status = 503;
    world.opened[0].end();
    const waits: number[] = [];
    for (let k = 0; k < 9; k++) waits.push(await world.retry());
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    world.status = 200;
    await world.retry();
    const stream = world.opened.at(-1)!;
    stream.write(message('2.0'));
    await next(1);
    stream.end();
    expect(await world.retry()).toBe(500);
  });

  it('reports that the server is back once a stream reopens, not with the first one or during failures', async () => {
    const { world, back, next } = connected();
    world.opened[0].write(message('1.0'));
    await next(1);
    world.status = 503;
    world.opened[0].end();
    await world.retry();
    expect(back.times).toBe(0);
    world.status = 200;
    await world.retry();
    world.opened.at(-1)!.write(message('1.1'));
    await next(2);
    expect(back.times).toBe(1);
  });

  it('starts at the present after a reload, because the old position is invalid', async () => {
    const { world, next } = connected();
    world.opened[0].write(`${message('1.0')}event: reload\ndata: {"reason":"generation"}\n\n`);
    await next(2);
    world.opened[0].end();
    await world.retry();
    expect(world.opened[1].lastEventId).toBeUndefined();
  });

  it('is silent once stopped, and is one stream however often it is started', async () => {
    const { world, connection } = connected();
    connection.start();
    expect(world.opened).toHaveLength(1);
    connection.stop();
    expect(world.opened[0].signal.aborted).toBe(true);
    expect(world.alarms.filter(({ ms }) => ms < 38_000)).toEqual([]);
  });
});

describe('the subscribed area', () => {
  it('is larger than the view, so that panning a little needs no other stream', () => {
    const view = [76.71, 30.69, 76.74, 30.72] as const;
    const area = expandBBoxToGrid(view);
    expect(bboxContains(area, view)).toBe(true);
    expect(bboxContains(area, [76.75, 30.72, 76.78, 30.75])).toBe(true);
    expect(bboxContains(area, [76.9, 30.69, 76.95, 30.72])).toBe(false);
    expect(bboxContains(undefined, view)).toBe(false);
  });
});
