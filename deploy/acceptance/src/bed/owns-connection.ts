import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Columns of /proc/net/tcp. */
const [LOCAL, REMOTE, INODE] = [1, 2, 9];
const readPort = (address: string): number => Number.parseInt(address.slice(address.indexOf(':') + 1), 16);

/** Whether the process owns the near end of this IPv4 connection. Linux only. */
export function ownsConnection(pid: number, near: number, far: number): boolean {
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const line = lines
    .map((one) => one.trim().split(/\s+/))
    .find((cells) => cells.length > INODE && readPort(cells[LOCAL]) === near && readPort(cells[REMOTE]) === far);
  if (!line) return false;
  const socket = `socket:[${line[INODE]}]`;
  return listOpen(pid).includes(socket);
}

function listOpen(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const gone = (error: unknown): string[] => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  };
  const open = (name: string): string[] => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch (error) {
      return gone(error);
    }
  };
  try {
    return readdirSync(folder).flatMap(open);
  } catch (error) {
    return gone(error);
  }
}
