import { repairMalformedQuery } from './address.ts';

export function parseDayOfAtParameter(search: string): string | undefined {
  const at = new URLSearchParams(repairMalformedQuery(search)).get('at') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(at) && new Date(at).toJSON()?.startsWith(at) ? at : undefined;
}
