import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendTcpRequest } from './send-and-receive.ts';
import type { ServerKind } from './server-kind.ts';

/** The bucket and its keys; the same for every server in a folder, which listens on this computer only. */
export const S3_KEYS = {
  S3_BUCKET: 'naksha',
  S3_ACCESS_KEY: 'naksha-local',
  S3_SECRET_KEY: 'for-this-computer-alone',
} as const;

const settings = (data: string, port: number): string => `
s3proxy.endpoint=http://127.0.0.1:${port}
s3proxy.authorization=aws-v2-or-v4
s3proxy.identity=${S3_KEYS.S3_ACCESS_KEY}
s3proxy.credential=${S3_KEYS.S3_SECRET_KEY}
jclouds.provider=filesystem-nio2
jclouds.identity=ignored
jclouds.credential=ignored
jclouds.filesystem.basedir=${data}
`;

/** By default it logs every step of each request. */
const LOG = `<configuration>
  <appender name="console" class="ch.qos.logback.core.ConsoleAppender">
    <encoder><pattern>%d %level %logger{0} %msg%n</pattern></encoder>
  </appender>
  <root level="WARN"><appender-ref ref="console"/></root>
</configuration>
`;

/** S3Proxy on a folder. */
export const s3Server = (libs: string): ServerKind => ({
  name: 's3',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const home = realpathSync(folder);
    const data = join(home, 'data');
    // It treats folders as buckets, and world-readable ones as public.
    mkdirSync(data, { recursive: true });
    mkdirSync(join(data, S3_KEYS.S3_BUCKET), { recursive: true, mode: 0o700 });
    const log = join(home, 'logback.xml');
    writeFileSync(log, LOG);
    const file = join(home, 's3proxy.conf');
    writeFileSync(file, settings(data, port));
    const run = [
      `-Dlogback.configurationFile=${log}`,
      '-cp',
      join(libs, '*'),
      'org.gaul.s3proxy.Main',
      '--properties',
      file,
    ];
    return { program: 'java', args: ['-Xms32m', '-Xmx192m', '-XX:+UseSerialGC', ...run] };
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `http://127.0.0.1:${port}`,
  async ask(_, port) {
    const request = `GET /${S3_KEYS.S3_BUCKET} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    const answer = String(await sendTcpRequest(port, Buffer.from(request), (bytes) => bytes.includes('</Error>')));
    // An S3 server refuses unsigned requests.
    if (!answer.includes('AccessDenied'))
      throw new Error(`Unexpected response from the S3 server: ${answer.slice(0, 200)}`);
  },
});
