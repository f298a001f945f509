import { describe, expect, test } from 'vitest'
import { ChannelIcon } from '../../../src/widget/features/navigation/ChannelIcon'
import { contrast } from '../fakes/contrast'
import { drawInMessenger } from '../fakes/render-with-context'

const OWN = ['line', 'mailgun', 'messenger', 'telegram', 'viber', 'wechat', 'whatsapp']

const draw = (type: string) => {
  const { find } = drawInMessenger(<ChannelIcon type={type} />, {})
  return {
    shape: find('path').getAttribute('d'),
    color: find('circle').getAttribute('fill')!.slice(1),
    isHidden: find('svg').getAttribute('aria-hidden') === 'true'
  }
}

describe('The icon of a channel', () => {
  test('is one of its own for each, of which each has a name beside it', () => {
    const icons = [...OWN, 'twilio'].map(draw)
    expect(new Set(icons.map(({ shape }) => shape)).size).toBe(OWN.length + 1)
    expect(icons.every(({ isHidden }) => isHidden)).toBe(true)
  })

  test('is that of text messages for both ways to send them', () => {
    expect(draw('messagebird')).toEqual(draw('twilio'))
  })

  test.each([...OWN, 'twilio'])('of %s can be seen on its colour', type => {
    expect(contrast('ffffff', draw(type).color)).toBeGreaterThanOrEqual(3)
  })
})
