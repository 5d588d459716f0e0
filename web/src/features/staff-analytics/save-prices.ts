import { apiUrl } from '../../shared/api/api.ts';
import { problemFrom } from '../../shared/api/api-problem.ts';
import { accessToken } from '../../shared/session/access-token.ts';

/** Gives the browser the file of prices to keep: a link can't carry the token. @throws ApiProblem */
export async function savePrices(): Promise<void> {
  const answer = await fetch(apiUrl('/staff/analytics/prices.csv'), {
    headers: { authorization: `Bearer ${accessToken()}` },
  });
  if (!answer.ok) throw problemFrom(answer.status, await answer.json(), answer.headers.get('retry-after'));
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'prices.csv';
  link.click();
  // A browser that asks where to put it reads the address after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
