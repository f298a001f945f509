import { describe, expect, test } from 'vitest'
import { createDrafts } from '../../../src/console/model/drafts'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { createSingleKeys } from '../../../src/console/model/single-keys'

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

describe('The console with blocked storage', () => {
  test('keeps drafts in memory', () => {
    const drafts = createDrafts(createKeptTexts(blocked), 'ann')
    drafts.write('one', 'begun')
    expect(drafts.read('one')).toBe('begun')
    drafts.clear()
    expect(drafts.read('one')).toBe('')
  })

  test('turns single-letter shortcuts off and on', () => {
    const { $singleKeys, setSingleKeys } = createSingleKeys(blocked)
    expect($singleKeys.get()).toBe(true)
    setSingleKeys(false)
    expect($singleKeys.get()).toBe(false)
  })
})
