import type { SerwistPlugin } from 'serwist';
import { isShell } from './pages-offline.ts';

/** While a release is rolled out an older server may answer: a frame of another build is refused, and asked for again later. */
export const oneBuild = (firstScript: string): SerwistPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (!isShell(new URL(request.url).pathname)) return response;
    const page = await response.clone().text();
    if (!page.includes(`"${firstScript}"`)) throw new Error('the frame is of another build');
    return response;
  },
});
