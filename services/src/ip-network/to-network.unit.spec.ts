import { expect, it } from 'vitest';
import { listNetworks, subscriberNetwork } from './to-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.110.113.177', '203.110.113.177'],
  ['64:ff9b::ffff:203.0.113.7', '64:ff9b:0:0'],
  ['::ffff:203.0.113.7%eth0', '0:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['1::2:3:4:5:203.0.113.7', '1:0:2:3'],
  ['no address', 'no address'],
  ['10.20.30.40', '10.20.30.40'],
])('counts %s as %s', (address, network) => expect(subscriberNetwork(address)).toBe(network));

it('returns every network that contains an address', () => {
  expect(listNetworks('203.0.113.7').map(({ scope, network }) => `${scope} ${network}`)).toEqual([
    'address 203.0.113.7',
    'ipv4_24 203.0.113',
  ]);
  expect(listNetworks('2001:db8:1:2:3:4:5:6').map(({ scope, network }) => `${scope} ${network}`)).toEqual([
    'ipv6_64 2001:db8:1:2',
    'ipv6_48 2001:db8:1',
    'ipv6_32 2001:db8',
  ]);
  expect(listNetworks('110.120.130.140').map(({ scope }) => scope)).toEqual(['address', 'ipv4_24']);
  for (const address of ['no address', '203.0.113.7.9'])
    expect(listNetworks(address)).toEqual([{ scope: 'address', network: address }]);
});
