import type { ServerKind } from '@naksha/deploy/local';
import { LocalServer } from '@naksha/deploy/local';
import { CutProxy } from './cut-proxy.ts';

/** A real server of the bed's own. Processes come to it through a proxy, so that the way to it can fail as well. */
export class BedServer {
  private constructor(
    private readonly server: LocalServer,
    private readonly proxy: CutProxy,
  ) {}

  /** @param kindAt made with the port that clients come to */
  static async open(folder: string, kindAt: (proxyPort: number) => ServerKind): Promise<BedServer> {
    let server: LocalServer | undefined;
    const proxy = await CutProxy.open(() => server?.port ?? 0);
    server = new LocalServer(kindAt(proxy.port), folder);
    const opened = new BedServer(server, proxy);
    await opened.start();
    return opened;
  }

  /** Where processes find it. */
  get address(): string {
    return this.server.address.replace(`127.0.0.1:${this.server.port}`, `127.0.0.1:${this.proxy.port}`);
  }

  /** Past the proxy: for the test's own looks. */
  get direct(): string {
    return this.server.address;
  }

  /** In the same folder and, to processes, at the same address. Answers when it does. */
  async start(): Promise<void> {
    await this.server.start();
  }

  /** As a loss of power would. */
  kill = (): Promise<void> => this.server.kill();

  /** It stands still; connections stay open. */
  pause = (): void => this.server.signalAll('SIGSTOP');
  resume = (): void => this.server.signalAll('SIGCONT');

  /** The way to it breaks off, hangs, is there again. */
  cut = (): void => this.proxy.cut();
  hang = (): void => this.proxy.hang();
  restore = (): void => this.proxy.restore();

  /** The way between it and that process alone hangs, both ways, until it is restored. @throws where the process doesn't run */
  part({ name, pid }: { name: string; pid: number | undefined }): void {
    if (pid === undefined) throw new Error(`${name} doesn't run`);
    this.proxy.part(pid);
  }

  /** Whatever was done to it: it runs, and can be reached. */
  async bringBack(): Promise<void> {
    this.restore();
    this.resume();
    await this.start();
  }

  /** Ends it however it stands, without waiting. */
  abandon(): void {
    this.proxy.close();
    this.server.signalAll('SIGKILL');
  }

  async close(): Promise<void> {
    this.proxy.close();
    await this.server.kill();
  }
}
