import type { User } from '../embedded-postgres/unprivileged-user.ts';

/** How one start is made: the program, and by what it is known again. */
export type Launch = { program: string; args: string[]; user?: User };

/** A kind of server that can be run out of one folder on 127.0.0.1. Its settings are where it is made. */
export type ServerKind = {
  name: 'postgres' | 'kafka' | 'redis' | 's3' | 'nginx' | 'prometheus';
  /** Ends what a server of this folder left that was killed alone, and what would hold its port. */
  endOrphans?(folder: string): Promise<void>;
  /** Makes what a start needs: whole or not at all, so that a start that was cut off is simply made again. */
  prepare(folder: string, port: number): Promise<Launch>;
  /**
   * Where the process runs and which file names it, once there is something. A process is the server's own only if it runs
   * there: numbers are used again.
   */
  home(folder: string): { cwd: string; pidFile: string } | undefined;
  /** What goes into `DATABASE_URL` and the like. */
  address(folder: string, port: number): string;
  /** Really asks the server something. @throws where it doesn't answer as it should within some seconds */
  ask(folder: string, port: number): Promise<void>;
  /** Ends it gracefully. */
  stopSignal: NodeJS.Signals;
};
