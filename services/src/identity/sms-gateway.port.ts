export interface SmsGateway {
  /**
   * @param options.idempotencyKey repeated under the same key, delivered once if the gateway supports it
   * @throws if not accepted; the error is logged, so it must contain neither number nor text
   */
  send(phone: string, text: string, options?: { idempotencyKey?: string }): Promise<void>;
}
