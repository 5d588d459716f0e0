import { BadFile } from './bad-file.ts';

const LINE_END = 10;
/** A byte-order mark overrides the chosen encoding. */
const BYTE_ORDER_MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Zipped in newer versions; no encoding would help. */
const WORKBOOK_SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Invalid bytes end it with an error: replacement characters would be stored in events forever.
 * @param named label of the Encoding Standard; default UTF-8
 */
export async function* decodeTextFile(bytes: AsyncIterable<Uint8Array>, named?: string): AsyncGenerator<string> {
  let decoder: LineDecoder | undefined;
  for await (const chunk of bytes) {
    if (!decoder && WORKBOOK_SIGNATURES.some((mark) => beginsWith(chunk, mark))) throw new BadFile('workbook');
    decoder ??= new LineDecoder(findByteOrderMark(chunk) ?? named ?? 'utf-8');
    yield decoder.decode(chunk);
  }
  yield decoder?.end() ?? '';
}

const findByteOrderMark = (chunk: Uint8Array): string | undefined =>
  BYTE_ORDER_MARKS.find(([, mark]) => beginsWith(chunk, mark))?.[0];

const beginsWith = (chunk: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, k) => chunk[k] === byte);

class LineDecoder {
  private line = 1;
  private readonly decoder: InstanceType<typeof TextDecoder>;
  /** The line feed byte is unambiguous in this encoding. */
  private readonly byLines: boolean;

  constructor(encoding: string) {
    try {
      this.decoder = new TextDecoder(encoding, { fatal: true });
    } catch {
      throw new BadFile('unknown_encoding', { given: encoding });
    }
    this.byLines = !this.decoder.encoding.startsWith('utf-16');
  }

  /** So that an error names its line. */
  decode(chunk: Uint8Array): string {
    if (!this.byLines) return this.read(chunk);
    let text = '';
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(LINE_END, from);
      const to = end < 0 ? chunk.length : end + 1;
      text += this.read(chunk.subarray(from, to));
      from = to;
    }
    return text;
  }

  end(): string {
    return this.read();
  }

  private read(bytes?: Uint8Array): string {
    try {
      const text = this.decoder.decode(bytes, { stream: bytes !== undefined });
      this.line += text.split('\n').length - 1;
      return text;
    } catch {
      throw new BadFile('wrong_encoding', { line: String(this.line), encoding: this.decoder.encoding });
    }
  }
}
