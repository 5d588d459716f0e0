/** Times are ISO 8601 in UTC. */
export type SecondFactorState = {
  /** `enrol`: no factor yet; `prove`: not proven in this session. */
  state: 'enrol' | 'prove' | 'proven';
  /** The enrolment code was entered, or none is needed. */
  may_add: boolean;
  passkeys: { id: string; created_at: string; last_used_at?: string }[];
  totp: boolean;
  recovery_codes_left: number;
};

/** `uri`: for a QR code. */
export type TotpOffer = { uri: string; secret: string };

/** `access`: replaces the token. */
export type FactorProven = { access?: string };

/** `recovery_codes`: with the first factor, shown once. */
export type FactorAdded = FactorProven & { recovery_codes?: string[] };
