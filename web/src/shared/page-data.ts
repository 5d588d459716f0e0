/** What the server put into the page under a name, if it did. */
export function readPageData<T>(id: string): T | undefined {
  const json = globalThis.document?.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as T) : undefined;
}
