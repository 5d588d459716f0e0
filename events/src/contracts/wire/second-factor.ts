/** `GET /api/me/second-factor`, for staff's numbers alone. Times are ISO 8601, UTC. */
export type SecondFactorState = {
  /** `enrol`: there is none yet; `prove`: not proven in this session. */
  state: 'enrol' | 'prove' | 'proven';
  /** An operator's code was entered in this session, or there is none to enter. */
  may_add: boolean;
  passkeys: { id: string; created_at: string; last_used_at?: string }[];
  totp: boolean;
  recovery_codes_left: number;
};

/** `POST /api/me/second-factor/totp`: what an authenticator app takes, as an address (for a QR code) and to be typed. */
export type TotpOffer = { uri: string; secret: string };

/** After a factor was proven. `access`: takes the token's place, where it is there. */
export type FactorProven = { access?: string };

/** After one was added. `recovery_codes`: with the first, and shown this once. */
export type FactorAdded = FactorProven & { recovery_codes?: string[] };
