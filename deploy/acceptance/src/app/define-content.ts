import type { Answer, TestClient } from './test-client.ts';

export async function defineContent(staff: TestClient, path: string, definition: object): Promise<Answer> {
  const address = `/api/staff/content/${path}`;
  const etag = (await staff.get(address)).headers.get('etag');
  return staff.put(address, definition, etag ? { 'if-match': etag } : { 'if-none-match': '*' });
}
