/** Carries a sign-in code to a phone. */
export interface SmsGateway {
  /**
   * @param phone E.164
   * @throws where the message could not be handed over: the person is told to try again. The error is logged, so it must
   * hold neither number nor text.
   */
  send(phone: string, text: string): Promise<void>;
}
