import { expect, test } from 'vitest'
import { directTags, snippetTags } from '../../../src/console/view/snippets'
import { id } from './fakes'

test('writes tags that can be pasted as they are', () => {
  expect(snippetTags('https://chat.example', id(1))).toBe(
    `<script src="https://chat.example/web/snippet.js?global=Pipit&amp;integrationId=${id(1)}&amp;version=5"></script>\n` +
      `<script>Pipit.init({ integrationId: '${id(1)}' })</script>`
  )
  expect(directTags('https://chat.example', id(1))).toContain(
    '<script src="https://chat.example/cdn/5/pipit.js"></script>'
  )
})
