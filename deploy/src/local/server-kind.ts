import type { UnixUser } from '../embedded-postgres/unprivileged-user.ts';

export type LaunchCommand = { program: string; args: string[]; user?: UnixUser };

export type ServerKind = {
  name: 'postgres' | 'kafka' | 'redis' | 's3' | 'nginx' | 'prometheus' | 'alertmanager';
  /** Stops what a killed server left behind, and what would hold its port. */
  endOrphans?(folder: string): Promise<void>;
  /** Creates what a start needs, atomically, so that an interrupted start can be repeated. */
  prepare(folder: string, port: number): Promise<LaunchCommand>;
  /** Updates the configuration that a running server reads again on SIGHUP. @returns whether it has changed */
  reconfigure?(folder: string): boolean;
  /**
   * Working directory and PID file, if they exist. A process belongs to the server only if it runs there, because IDs are reused.
   */
  home(folder: string): { cwd: string; pidFile: string } | undefined;
  address(folder: string, port: number): string;
  /** Sends a real request. @throws if there is no correct response within some seconds */
  ask(folder: string, port: number): Promise<void>;
  stopSignal: NodeJS.Signals;
};
