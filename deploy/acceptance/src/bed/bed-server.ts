import type { ServerKind } from '@naksha/deploy/local';
import { LocalServer } from '@naksha/deploy/local';
import { CutProxy } from './cut-proxy.ts';

export class BedServer {
  private constructor(
    private readonly server: LocalServer,
    private readonly proxy: CutProxy,
  ) {}

  /** @param kindAt receives the proxy's port */
  static async open(folder: string, kindAt: (proxyPort: number) => ServerKind): Promise<BedServer> {
    let server: LocalServer | undefined;
    const proxy = await CutProxy.open(() => server?.port ?? 0);
    server = new LocalServer(kindAt(proxy.port), folder);
    const opened = new BedServer(server, proxy);
    await opened.start();
    return opened;
  }

  get address(): string {
    return this.server.address.replace(`127.0.0.1:${this.server.port}`, `127.0.0.1:${this.proxy.port}`);
  }

  get direct(): string {
    return this.server.address;
  }

  async start(): Promise<void> {
    await this.server.start();
  }

  kill = (): Promise<void> => this.server.kill();

  pause = (): void => this.server.signalAll('SIGSTOP');
  resume = (): void => this.server.signalAll('SIGCONT');

  /** Breaks, hangs or restores the connection. */
  cut = (): void => this.proxy.cut();
  hang = (): void => this.proxy.hang();
  restore = (): void => this.proxy.restore();

  /** The connection to that process hangs both ways until restored. @throws if the process is not running */
  isolate({ name, pid }: { name: string; pid: number | undefined }): void {
    if (pid === undefined) throw new Error(`${name} is not running`);
    this.proxy.isolate(pid);
  }

  async bringBack(): Promise<void> {
    this.restore();
    this.resume();
    await this.start();
  }

  abandon(): void {
    this.proxy.close();
    this.server.signalAll('SIGKILL');
  }

  async close(): Promise<void> {
    this.proxy.close();
    await this.server.kill();
  }
}
