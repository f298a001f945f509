import { describe, expect, test } from 'vitest'
import {
  changedPaths,
  readInputs,
  TEXT_GROUPS,
  textKeysIn,
  undoOf,
  withText,
  writeChanges,
  writeRestore
} from '../../../src/console/model'
import { findTexts } from '../../../src/console/view/settings/own-texts/find-texts'
import { listTextKeys, REST_DEFAULTS } from '../../../src/protocol'

const SAVED = { fr: { back: 'Reculer', headerText: 'Du pain ?' }, de: { back: 'Zurück!' } }
const saved = readInputs({ ...REST_DEFAULTS, customText: SAVED })

describe('Own texts in the console', () => {
  test('are written as what differs, and a text that was emptied is taken back', () => {
    const edit = withText(withText(SAVED, 'fr', 'back', ''), 'ar', 'back', ' رجوع ')
    const paths = changedPaths(saved, { customText: edit })
    expect(paths).toEqual(['customText'])
    expect(
      writeChanges(
        paths,
        () => edit,
        path => saved[path]
      )
    ).toEqual({
      customText: { fr: { back: null }, ar: { back: 'رجوع' } }
    })
    expect(writeRestore(paths, saved, { customText: edit })).toEqual({
      customText: { fr: { back: 'Reculer' }, ar: { back: null } }
    })
  })

  test('are not changed by a text that is written and emptied again', () => {
    const edit = withText(withText(SAVED, 'es', 'back', 'Atrás'), 'es', 'back', '')
    expect(changedPaths(saved, { customText: edit })).toEqual([])
  })

  test('are put back one by one from the history', () => {
    const fields = [
      { field: 'customText.fr.back', before: null, after: 'Reculer' },
      { field: 'customText.fr.headerText', before: 'Du pain ?', after: null },
      { field: 'brandColor', before: 'fff', after: '000' }
    ]
    expect(undoOf({ id: '1', at: '', by: { type: 'key', id: '', name: '' }, fields })).toEqual({
      customText: { fr: { back: null, headerText: 'Du pain ?' } },
      brandColor: 'fff'
    })
  })

  test('each belong to one part of the messenger, and each part has some', () => {
    const parts = TEXT_GROUPS.map(textKeysIn)
    expect(parts.flat().sort()).toEqual(listTextKeys().sort())
    for (const part of parts) expect(part.length).toBeGreaterThan(5)
  })

  test('are found by all words of a search, in any case', () => {
    const originals = { back: 'Zurück', closeImage: 'Bild schließen' }
    expect(findTexts('ZURÜCK back', originals, {})).toEqual(['back'])
    expect(findTexts('bild', originals, {})).toEqual(['closeImage'])
    expect(findTexts('baker', originals, { back: 'To the baker' })).toEqual(['back'])
    expect(findTexts('  ', originals, {})).toHaveLength(listTextKeys().length)
  })
})
