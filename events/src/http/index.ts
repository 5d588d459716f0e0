export { RequireStaffRole } from './for-staff.ts';
export { Address, BearerToken, MaybeCaller, type RequestWithCaller, SignedIn } from './request-caller.ts';
