/** "7", "128", "1.2k", "15k", to fit into a cluster. */
export function formatShortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = Math.floor(count / 100) / 10;
  return thousands < 10 ? `${thousands}k` : `${Math.floor(thousands)}k`;
}
