import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const ANSWER_TIMEOUT_MS = 3_000;

/** @throws if the response is not enough within 3 s */
export function sendTcpRequest(
  port: number,
  request: Buffer,
  enough: (answer: Buffer) => boolean,
  certificate?: string,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const send = () => socket.write(request);
    const socket = certificate
      ? connectSecurely({ port, host: '127.0.0.1', ca: readFileSync(certificate) }, send)
      : connect(port, '127.0.0.1', send);
    let answer = Buffer.alloc(0);
    const fail = (why: string) => {
      socket.destroy();
      reject(new Error(`Connection to port ${port} failed: ${why}`));
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => fail('no response'));
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('connection closed without a response'));
    socket.on('data', (data) => {
      answer = Buffer.concat([answer, data]);
      if (!enough(answer)) return;
      resolve(answer);
      socket.destroy();
    });
  });
}
