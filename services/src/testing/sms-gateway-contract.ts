import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import type { SmsGateway } from '../identity/sms-gateway.port.ts';

export function smsGatewayContract(
  make: () => { gateway: SmsGateway; delivered(): { phone: string; text: string }[]; breakCarrier(): void },
): void {
  it('passes on the text unchanged, once, to the whole number', async () => {
    const { gateway, delivered } = make();
    await gateway.send('+919876543210', '0042 is your Naksha code');
    expect(delivered()).toEqual([{ phone: '+919876543210', text: '0042 is your Naksha code' }]);
  });

  it('keeps messages separate', async () => {
    const { gateway, delivered } = make();
    await Promise.all([gateway.send('+919876543210', 'one'), gateway.send('+919876543211', 'two')]);
    expect(delivered()).toHaveLength(2);
    expect(delivered()).toEqual(
      expect.arrayContaining([
        { phone: '+919876543210', text: 'one' },
        { phone: '+919876543211', text: 'two' },
      ]),
    );
  });

  it('fails if the message was not accepted, with an error that can be logged', async () => {
    const { gateway, breakCarrier, delivered } = make();
    breakCarrier();
    const error = await gateway.send('+919876543210', '0042 lost').then(
      () => expect.unreachable('it must fail'),
      (reason: unknown) => inspect(reason, { depth: 20 }),
    );
    expect(delivered()).toEqual([]);
    for (const secret of ['9876543210', '0042']) expect(error).not.toContain(secret);
  });
}
