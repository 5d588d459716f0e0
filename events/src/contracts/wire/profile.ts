import type { StaffRole } from '../../kernel/options.ts';

/** What somebody is follows from what they did, which the read side knows. It gives no permission: profiles show it. */
export type Role = 'Buyer' | 'Seller' | 'Buyer and Seller';

/** `users` of `GET /api/auth/myprofile`: a person as only they themselves are shown to. Empty texts: not said. */
export type Profile = {
  first_name: string;
  last_name: string;
  firm_name: string;
  subtype: string | null;
  mobile_phone: string;
  country_code: string;
  role: Role;
  /** They have a name here, or would rather give none: nobody asks again. */
  is_user_exists: boolean;
  /** With staff's rights in this session. */
  is_staff: boolean;
  /** With them: what they are there for. */
  staff_roles?: readonly StaffRole[];
  /** One of staff's, once a second factor is proven. */
  second_factor_wanted?: true;
  /** May import listings from a file: a dealer whom an operator named, or staff. */
  may_import?: true;
};
