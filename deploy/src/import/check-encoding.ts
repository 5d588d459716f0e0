import { Transform } from 'node:stream';
import { UserError } from '../process/user-error.ts';

const LINE_END = 10;

/**
 * Lets UTF-8 pass as it is. A parser would put a replacement character for what is none, and nobody would hear of it.
 * @returns a stream that ends with a UserError naming the line
 */
export function checkEncoding(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  const check = (bytes?: Buffer): Error | null => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
      return null;
    } catch {
      return new UserError(`line ${line} is no UTF-8: save the file as UTF-8 and import it again`);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      for (let from = 0; from < chunk.length; ) {
        const end = chunk.indexOf(LINE_END, from);
        const to = end < 0 ? chunk.length : end + 1;
        const wrong = check(chunk.subarray(from, to));
        if (wrong) return done(wrong);
        if (end >= 0) line++;
        from = to;
      }
      done(null, chunk);
    },
    flush: (done) => done(check()),
  });
}
