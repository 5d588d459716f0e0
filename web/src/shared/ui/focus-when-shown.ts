/**
 * The ref of a field that is to have the focus as soon as it is there. Also where it takes the place of one that had it: a
 * dialog notices that this one has gone, and a frame later takes the focus for itself.
 */
export function focusWhenShown(field: HTMLElement | null): (() => void) | undefined {
  if (!field) return undefined;
  field.focus();
  const frame = requestAnimationFrame(() => {
    // Who is quick has typed into the next one by now.
    if (!document.activeElement?.matches('input')) field.focus();
  });
  return () => cancelAnimationFrame(frame);
}
