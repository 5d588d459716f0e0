import type { SmsGateway } from './sms-gateway.port.ts';

/** Development's gateway: the message is a line on the console. Production refuses to start with it. */
export class ConsoleSmsGateway implements SmsGateway {
  constructor(private readonly print: (line: string) => void = (line) => console.log(line)) {}

  async send(phone: string, text: string): Promise<void> {
    this.print(`SMS to ${phone}: ${text}`);
  }
}
