import { describe, expect, test } from 'vitest'
import { listLanguages } from '../../../src/protocol'
import { PROMPT_TEXTS } from '../../../src/server/channels'

/** Characters of the label of a button: those that WhatsApp takes. */
const LABEL_MAX_CHARS = 20

describe('The question that confirms a link', () => {
  test.each(listLanguages())('names the business in %s, with two answers that fit buttons', tag => {
    const { ask, yes, no } = PROMPT_TEXTS[tag]
    expect(ask.split('{name}')).toHaveLength(2)
    expect(ask).toMatch(/[?？؟;]$/)
    expect(yes.toLowerCase()).not.toBe(no.toLowerCase())
    for (const label of [yes, no]) expect(label.length).toBeLessThanOrEqual(LABEL_MAX_CHARS)
  })
})
