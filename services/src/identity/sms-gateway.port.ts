/** Carries a short text to a phone, such as a sign-in code. */
export interface SmsGateway {
  /**
   * @param phone E.164
   * @param options.idempotencyKey names this one message: sent again under the same key it reaches the person once, where the
   * carrier knows such keys
   * @throws where the message could not be handed over: the person is told to try again. The error is logged, so it must
   * hold neither number nor text.
   */
  send(phone: string, text: string, options?: { idempotencyKey?: string }): Promise<void>;
}
