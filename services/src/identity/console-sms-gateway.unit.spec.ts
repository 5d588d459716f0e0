import { describe, expect, it } from 'vitest';
import { smsGatewayContract } from '../testing/sms-gateway-contract.ts';
import { ConsoleSmsGateway } from './console-sms-gateway.ts';

describe('ConsoleSmsGateway', () => {
  smsGatewayContract(() => {
    const lines: string[] = [];
    let broken = false;
    const gateway = new ConsoleSmsGateway((line) => {
      if (broken) throw new Error('the console is closed');
      lines.push(line);
    });
    return {
      gateway,
      delivered: () =>
        lines.map((line) => {
          const [, phone, text] = /^SMS to (\+\d+): (.*)$/.exec(line)!;
          return { phone, text };
        }),
      breakCarrier: () => {
        broken = true;
      },
    };
  });

  it('prints the line from which a developer reads the code', async () => {
    const lines: string[] = [];
    await new ConsoleSmsGateway((line) => lines.push(line)).send('+919876543210', '1234 is your Naksha code');
    expect(lines).toEqual(['SMS to +919876543210: 1234 is your Naksha code']);
  });
});
