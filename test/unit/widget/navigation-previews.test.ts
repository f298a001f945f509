import { expect, test } from 'vitest'
import type { Message } from '../../../src/protocol'
import { TEXTS } from '../../../src/widget/parts/navigation'
import { previewText } from '../../../src/widget/parts/navigation/preview-text'
import { createTranslate } from '../../../src/widget/strings'

const texts = { ...TEXTS, unsupportedMessageType: 'Unsupported' }
const translate = createTranslate(texts)

const preview = (message: object, businessName = '') => {
  const settings = { integrationId: 'web', businessName, customColors: {} }
  return previewText({ settings, texts, translate }, { role: 'business', ...message } as Message)
}

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
])('says of %s what it is', (_, message, said) => {
  expect(preview(message)).toBe(said)
})

test('names who sent it: the author, else the business', () => {
  expect(preview({ type: 'file', displayName: 'Ada' }, 'Shop')).toBe('Ada sent a file')
  expect(preview({ type: 'file' }, 'Shop')).toBe('Shop sent a file')
  expect(preview({ type: 'file', role: 'user', displayName: 'Bob' }, 'Shop')).toBe(
    'You sent a file'
  )
})
