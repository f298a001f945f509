import { describe, expect, test } from 'vitest'
import { TEXT_MAX_CHARS } from '../../src/protocol'
import { readMarkdown } from '../../src/server/domain/records'
import { cpuTimeOf } from '../util/cpu-time'
import { openRestWorld } from './rest-world'

/** Several times what the slowest takes on a busy machine. */
const LONGEST_MS = 1_000

const fill = (part: string) =>
  part.repeat(Math.ceil(TEXT_MAX_CHARS / part.length)).slice(0, TEXT_MAX_CHARS)
const around = (open: string, close: string) =>
  open.repeat(TEXT_MAX_CHARS / 2 / open.length) + close.repeat(TEXT_MAX_CHARS / 2 / close.length)
const indented = (step: number) =>
  Array.from({ length: 40 }, (_, level) => `${' '.repeat(level * step)}- a`).join('\n')

const HOSTILE: string[] = [
  ...['>', '> ', '- ', '- a ', '1. ', '> - ', '- > 1. ', '- a\n', '\n>\n'].map(fill),
  ...['*', '_a*', '*a **b ', '*_**__', '~~a ', '~)*', '`', '<', '<b>', '<div>', '<!--'].map(fill),
  ...['[', '![[]()', '[a](', '[a](<', '[a]: b\n', '[a][', 'http://a.', 'a@b.', '&', '\\'].map(fill),
  ...['|', '| ', '|a|b\n|-|-\n', '<a href="', '~~~\n', 'a\n', '\t'].map(fill),
  around('*', '*'),
  around('[', ']'),
  `[a](${fill('(').slice(100)}`,
  `|a|\n|-|\n${'|\n'.repeat(2_000)}`,
  `a${' '.repeat(4_000)}b`,
  indented(1),
  indented(2)
]

/** Measures the shortest of a few runs. */
const timeOf = (source: string): number => {
  const times = Array.from({ length: 3 }, () => {
    let refusal: unknown
    const time = cpuTimeOf(() => {
      try {
        readMarkdown(source)
      } catch (error) {
        refusal = error
      }
    })
    if (refusal) expect(refusal).toMatchObject({ code: 'invalid-request' })
    return time
  })
  return Math.min(...times)
}

describe('Hostile Markdown', () => {
  test.each(HOSTILE.map(source => [source.slice(0, 12), source]))(
    '%j and so on is parsed or refused at once',
    (_begin, source) => {
      expect(timeOf(source)).toBeLessThan(LONGEST_MS)
    }
  )

  test.each(['> ', '- ', '1. '])('30 levels of %j are parsed', part => {
    expect(readMarkdown(`${part.repeat(30)}a`).text).toContain('a')
  })

  test('a message too deep to be parsed is refused, with what was expected', async () => {
    const world = await openRestWorld()
    const { path } = await world.addApp()
    const { id } = await world.addConversation(path, (await world.addUser(path)).id)
    const post = (markdownText: string) =>
      world.call('POST', `${path}/conversations/${id}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', markdownText }
      })
    const tooDeep =
      'content.markdownText must put at most 32 quotes, lists and emphases in each other, got more.'
    for (const source of ['>'.repeat(2_000), `${'- '.repeat(1_500)}a`, '1. '.repeat(1_300)]) {
      const { status, body } = await post(source)
      expect({ status, title: body.errors[0].title }).toEqual({ status: 400, title: tooDeep })
    }
    const { status, body } = await post('_a*'.repeat(1_000))
    expect({ status, title: body.errors[0].title }).toEqual({
      status: 400,
      title: 'content.markdownText must have at most 256 groups of *, _ or ~, got 2000.'
    })
    await world.close()
  })
})
