import type { SecurityLog } from '../security/security-log.ts';
import type { By } from './define-item/decide-define-item.ts';

/** Whoever looks back sees which of staff changed what everybody is shown. An operator's own act is nobody's account. */
export function noteItemChange(
  security: SecurityLog,
  { by, action, target }: { by: By; action: string; target: string },
): void {
  if (by !== 'system') security.record({ kind: 'staff_action', account: by.account, action, target });
}
