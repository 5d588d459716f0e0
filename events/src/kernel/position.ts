import { PARTITIONS } from './partition.ts';

/** The last `seq` of each partition, and the generation of the read database. */
export type PositionVector = { generation: number; seqs: readonly number[] };
/** `partition:seq` */
export type PositionToken = `${number}:${number}`;

export const START: readonly number[] = Array.from({ length: PARTITIONS }, () => 0);

export const formatPositionToken = (partition: number, seq: number): PositionToken => `${partition}:${seq}`;

export function parsePositionToken(text: string): { partition: number; seq: number } | undefined {
  const match = /^(\d{1,2}):(\d{1,15})$/.exec(text);
  if (!match || Number(match[1]) >= PARTITIONS) return undefined;
  return { partition: Number(match[1]), seq: Number(match[2]) };
}

/** `generation.seq0.seq1…seq15` */
export const formatPositionVector = ({ generation, seqs }: PositionVector): string => [generation, ...seqs].join('.');

export function parsePositionVector(text: string): PositionVector | undefined {
  const numbers = text.split('.').map(Number);
  if (numbers.length !== PARTITIONS + 1 || !numbers.every((n) => Number.isSafeInteger(n) && n >= 0)) return undefined;
  return { generation: numbers[0], seqs: numbers.slice(1) };
}

export const areAllSeqsAtLeast = (a: readonly number[], b: readonly number[]): boolean =>
  b.every((seq, partition) => a[partition] >= seq);
