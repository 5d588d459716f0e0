import type { SmsGateway } from './sms-gateway.port.ts';

/** Development only. */
export class ConsoleSmsGateway implements SmsGateway {
  constructor(private readonly print: (line: string) => void = (line) => console.log(line)) {}

  async send(phone: string, text: string): Promise<void> {
    this.print(`SMS to ${phone}: ${text}`);
  }
}
