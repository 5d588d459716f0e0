export function shouldIgnoreShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  if (at instanceof HTMLInputElement) return at.type !== 'checkbox' && at.type !== 'radio';
  return at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement || at.isContentEditable;
}
