import type { StaffRole } from '../../kernel/options.ts';

/** Shown on profiles; grants no permission. */
export type Role = 'Buyer' | 'Seller' | 'Buyer and Seller';

/** Visible to the person only. Empty strings: not given. */
export type Profile = {
  /** Opaque. Lets a browser tell accounts apart without storing anything about the person. */
  account_tag: string;
  first_name: string;
  last_name: string;
  firm_name: string;
  subtype: string | null;
  mobile_phone: string;
  country_code: string;
  role: Role;
  /** Has a name, or declined to give one. */
  is_user_exists: boolean;
  /** With staff rights in this session. */
  is_staff: boolean;
  staff_roles?: readonly StaffRole[];
  /** Staff, once a second factor is proven. */
  second_factor_wanted?: true;
  /** Dealers named by an operator, and staff. */
  may_import?: true;
};
