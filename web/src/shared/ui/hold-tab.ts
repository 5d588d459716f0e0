import type { KeyboardEvent } from 'react';

/**
 * For a dialog's portal. Past its last control the focus comes to a guard, from which Base UI sends it to the first one a frame
 * later. A Tab that is pressed before would take it out of the dialog.
 */
export function holdTabOnGuard(event: KeyboardEvent): void {
  if (event.key === 'Tab' && (event.target as Element).hasAttribute('data-base-ui-focus-guard')) event.preventDefault();
}
