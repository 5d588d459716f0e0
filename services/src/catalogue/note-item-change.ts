import type { SecurityLog } from '../security/security-log.ts';
import type { ItemEditor } from './define-item/decide-define-item.ts';

/** In the security log. Operators have no account. */
export function logStaffItemChange(
  security: SecurityLog,
  { by, action, target }: { by: ItemEditor; action: string; target: string },
): void {
  if (by !== 'system') security.record({ kind: 'staff_action', account: by.account, action, target });
}
