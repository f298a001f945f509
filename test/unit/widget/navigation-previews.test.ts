import { describe, expect, test } from 'vitest'
import type { Message } from '../../../src/protocol'
import { TEXTS } from '../../../src/widget/features/navigation/texts'
import { previewText } from '../../../src/widget/shared'
import { createAuthors } from '../../../src/widget/core/mount/create-authors'
import { createTranslate, ENGLISH } from '../../../src/widget/core/translate'
import { visitor } from '../fakes/messages'

const texts = { ...ENGLISH, ...TEXTS, unsupportedMessageType: 'Unsupported' }
const translate = createTranslate(texts)

const preview = (message: object, businessName = '') => {
  const settings = { integrationId: 'web', businessName, customColors: {} }
  const authors = createAuthors({ settings, translate }, () => visitor)
  return previewText({ ...authors, texts, translate }, { role: 'business', ...message } as Message)
}

describe('Previews of the conversation list', () => {
  test.each([
    ['text', { type: 'text', text: 'Your bike is ready.' }, 'Your bike is ready.'],
    ['image', { type: 'image', text: 'A caption' }, 'Someone sent a picture'],
    ['file', { type: 'file' }, 'Someone sent a file'],
    ['carousel', { type: 'carousel' }, 'Someone sent several items'],
    ['list', { type: 'list' }, 'Someone sent a list'],
    ['location', { type: 'location' }, 'Someone sent a place'],
    ['form', { type: 'form' }, 'Someone sent a form'],
    ['formResponse', { type: 'formResponse', role: 'user', text: 'a' }, 'You filled in a form'],
    ['unknown with words', { type: 'hologram', text: 'Look' }, 'Look'],
    ['unknown', { type: 'hologram' }, 'Unsupported'],
    [
      'a request for a place',
      { type: 'text', text: '', actions: [{ type: 'locationRequest', text: 'Where?' }] },
      'Someone asked for a place'
    ],
    ['buttons alone', { type: 'text', text: '', actions: [{ type: 'link', text: 'Open' }] }, 'Open']
  ])('describe a message of type %s', (_, message, said) => {
    expect(preview(message)).toBe(said)
  })

  test('name the author, else the business', () => {
    expect(preview({ type: 'file', displayName: 'Ada' }, 'Shop')).toBe('Ada sent a file')
    expect(preview({ type: 'file' }, 'Shop')).toBe('Shop sent a file')
    expect(preview({ type: 'file', role: 'user', displayName: 'Bob' }, 'Shop')).toBe(
      'You sent a file'
    )
    const other = { role: 'user', userId: 'other' }
    expect(preview({ type: 'file', ...other, displayName: 'Bob' }, 'Shop')).toBe('Bob sent a file')
    expect(preview({ type: 'file', ...other }, 'Shop')).toBe('Someone sent a file')
  })
})
