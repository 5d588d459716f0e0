import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';

it('who asks over a connection that is open while the server ends is answered, and not refused', async () => {
  const app = await TestApp.start();
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  const closed = once(socket, 'close');
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: ${hostname}\r\n${more}\r\n`;
  // Its body comes while the server is ending already, and so does the next request.
  socket.write(head('POST /api/auth/signup/signin', 'Content-Type: application/json\r\nContent-Length: 2\r\n'));
  socket.write('{');
  await app.client().get('/api/property/cities');
  const stopped = app.stop();
  const refused = () =>
    new Promise((resolve) => {
      const late = connect(Number(port), hostname, () => resolve(late.destroy() && false)).once('error', () =>
        resolve(true),
      );
    });
  await expect.poll(refused).toBe(true);
  socket.write(`}${head('GET /api/property/cities')}`);
  await closed;
  await stopped;
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
});
