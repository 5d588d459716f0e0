export function readPageData<T>(id: string): T | undefined {
  const json = globalThis.document?.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as T) : undefined;
}
