import type { SecurityLog } from '../security/security-log.ts';
import type { By } from './define-item/decide-define-item.ts';

/** In the security log. Operators have no account. */
export function noteItemChange(
  security: SecurityLog,
  { by, action, target }: { by: By; action: string; target: string },
): void {
  if (by !== 'system') security.record({ kind: 'staff_action', account: by.account, action, target });
}
