/** Number and hash are fixed: a change would reorder history. */
export const PARTITIONS = 16;
export const EVERY_PARTITION: readonly number[] = Array.from({ length: PARTITIONS }, (_, partition) => partition);

/** 32-bit FNV-1a over UTF-16 code units, finished with MurmurHash3's mixer (public domain) because FNV's low bits are weak. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const partitionForKey = (orderingKey: string): number => hash32(orderingKey) % PARTITIONS;
