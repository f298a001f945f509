import { expect, test } from 'vitest'
import { directTags, snippetTag } from '../../../src/console/view/snippets'
import { id } from './fakes'

test('writes tags that can be pasted as they are', () => {
  expect(snippetTag('begin("Pipit");', id(1))).toBe(
    `<script>\nbegin("Pipit");\nPipit.init({ integrationId: '${id(1)}' })\n</script>`
  )
  expect(directTags('https://chat.example', id(1))).toContain(
    '<script src="https://chat.example/cdn/5/pipit.js"></script>'
  )
})
