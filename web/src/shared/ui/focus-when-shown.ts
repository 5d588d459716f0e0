/** Also when it replaces a focused field: the dialog would take the focus one frame later. */
export function focusWhenShown(field: HTMLElement | null): (() => void) | undefined {
  if (!field) return undefined;
  field.focus();
  const frame = requestAnimationFrame(() => {
    // A fast user may already type into the next field.
    if (!document.activeElement?.matches('input')) field.focus();
  });
  return () => cancelAnimationFrame(frame);
}
