/** Sends a short text, such as a sign-in code. */
export interface SmsGateway {
  /**
   * @param phone E.164
   * @param options.idempotencyKey a message repeated under the same key is delivered once, if the gateway supports it
   * @throws if the message was not accepted. The error is logged, so it must contain neither number nor text.
   */
  send(phone: string, text: string, options?: { idempotencyKey?: string }): Promise<void>;
}
