import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openS3Client, PutObjectCommand } from './index.ts';

const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  request.resume().on('end', () => response.end());
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
});

it('sends requests that every S3 server accepts: path-style, signed, without Amazon’s own checksum', async () => {
  const { port } = server.address() as { port: number };
  const client = openS3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'somewhere',
    accessKey: 'ana',
    secretKey: 'hunter2',
  });
  await client.send(new PutObjectCommand({ Bucket: 'photos', Key: 'a/b', Body: Buffer.from('x'), ContentLength: 1 }));
  client.destroy();
  const [{ url, headers }] = asked;
  expect(url).toMatch(/^\/photos\/a\/b/);
  expect(headers.authorization).toMatch(/Credential=ana\/\d{8}\/somewhere\/s3/);
  expect(Object.keys(headers).filter((name) => name.startsWith('x-amz-checksum'))).toEqual([]);
});
