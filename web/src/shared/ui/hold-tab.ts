import type { KeyboardEvent } from 'react';

/**
 * For a dialog's portal: Base UI moves the focus from its guard one frame later, and a Tab pressed before would leave the dialog.
 */
export function preventTabOnFocusGuard(event: KeyboardEvent): void {
  if (event.key === 'Tab' && (event.target as Element).hasAttribute('data-base-ui-focus-guard')) event.preventDefault();
}
