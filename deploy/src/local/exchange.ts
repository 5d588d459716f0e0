import { connect } from 'node:net';

const ANSWER_TIMEOUT_MS = 3_000;

/** Sends bytes to 127.0.0.1 and takes what comes until `enough` of it is there. @throws where it never is, within 3 s */
export function exchange(port: number, request: Buffer, enough: (answer: Buffer) => boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = Buffer.alloc(0);
    const fail = (why: string) => {
      socket.destroy();
      reject(new Error(`port ${port}: ${why}`));
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => fail('no answer'));
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('closed without an answer'));
    socket.on('data', (data) => {
      answer = Buffer.concat([answer, data]);
      if (!enough(answer)) return;
      resolve(answer);
      socket.destroy();
    });
  });
}
