import { describe, expect, test } from 'vitest'
import { directTags, npmModule, snippetTag } from '../../../src/console/view/snippets'
import { id } from './fakes'

describe('Snippets of the console', () => {
  test('are tags that can be pasted as they are', () => {
    expect(snippetTag('begin("Pipit");', id(1))).toBe(
      `<script>\nbegin("Pipit");\nPipit.init({ integrationId: '${id(1)}' })\n</script>`
    )
    const direct = directTags('https://chat.example', id(1))
    expect(direct).toContain('<script src="https://chat.example/cdn/5/pipit.js"></script>')
    expect(direct).toContain('if (window.Pipit) Pipit.init(')
  })

  test('are a module that starts the messenger of the npm package', () => {
    expect(npmModule('https://chat.example', id(1))).toBe(
      `import Pipit from 'pipit'\n\nPipit.init({\n  integrationId: '${id(1)}',\n  configBaseUrl: 'https://chat.example'\n})`
    )
  })
})
