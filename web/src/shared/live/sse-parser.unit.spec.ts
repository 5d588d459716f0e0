import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SseParser } from './sse-parser.ts';

const stream = [
  ': welcome\n\n',
  'id: 1.0.0\nevent: lead\ndata: {"a":1}\n\n',
  ': heartbeat\n\n',
  'event: cells\r\ndata: one\r\ndata: two\r\n\r\n',
  'data\n\n',
  'event: nothing\n\n',
  'id: 2.0.0\ndata: last\n\n',
].join('');
const messages = [
  { id: '1.0.0', event: 'lead', data: '{"a":1}' },
  { id: '1.0.0', event: 'cells', data: 'one\ntwo' },
  { id: '1.0.0', event: 'message', data: '' },
  { id: '2.0.0', event: 'message', data: 'last' },
];

describe('a live stream', () => {
  it('parses its messages however the network splits it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: stream.length - 1 }), { maxLength: 12 }), (cuts) => {
        const parser = new SseParser();
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const read = edges.slice(1).flatMap((end, k) => parser.push(stream.slice(edges[k], end)));
        expect(read).toEqual(messages);
      }),
    );
  });

  it('buffers incomplete messages', () => {
    const parser = new SseParser();
    expect(parser.push('data: half')).toEqual([]);
    expect(parser.push('\n')).toEqual([]);
    expect(parser.push('\n')).toEqual([{ id: '', event: 'message', data: 'half' }]);
  });
});
