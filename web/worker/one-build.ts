import type { SerwistPlugin } from 'serwist';
import { isOfflineShellPath } from './pages-offline.ts';

/** An older server may return pages of another build during a rolling update. */
export const rejectFilesOfOtherBuilds = (firstScript: string): SerwistPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (!isOfflineShellPath(new URL(request.url).pathname)) return response;
    const page = await response.clone().text();
    if (!page.includes(`"${firstScript}"`)) throw new Error('Page belongs to another build');
    return response;
  },
});
