import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { callerAddress, networkOf, networksOf } from '../../src/server/limits'

describe('Client addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['2001:db8::192.0.2.1', '2001:db8:0:0'],
    ['', ''],
    ['unknown', 'unknown']
  ])('the network of "%s" is "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['2001:db8:1:2ff', ['2001:db8:1:2ff', '2001:db8:1:2/56', '2001:db8:1/48']],
    ['2001:db8:0:0', ['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48']]
  ])('the networks around %s are %j', (network, networks) => {
    expect(networksOf(network)).toEqual(networks)
  })

  describe('The address of a client', () => {
    const callerOf = (forwarded: string | undefined, proxies: number) => {
      const headers = { 'x-forwarded-for': forwarded }
      const socket = { remoteAddress: '10.0.0.1' }
      return callerAddress({ headers, socket } as unknown as IncomingMessage, proxies)
    }

    test.each([
      [undefined, 0, '10.0.0.1'],
      ['192.0.2.1', 0, '10.0.0.1'],
      [undefined, 1, '10.0.0.1'],
      ['192.0.2.1', 1, '192.0.2.1'],
      ['made up, 192.0.2.1', 1, '192.0.2.1'],
      ['made up,192.0.2.1,10.0.0.2', 2, '192.0.2.1'],
      ['192.0.2.1', 2, '192.0.2.1'],
      ['192.0.2.1:4711', 1, '192.0.2.1'],
      ['[2001:db8::1]:4711', 1, '2001:db8::1'],
      ['2001:db8::1', 1, '2001:db8::1'],
      ['', 1, '10.0.0.1'],
      [' , ', 1, '10.0.0.1']
    ])('that proxies list as %j, of which %i are trusted, is %s', (forwarded, proxies, address) => {
      expect(callerOf(forwarded, proxies)).toBe(address)
    })
  })
})
