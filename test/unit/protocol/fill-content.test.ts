import { describe, expect, test } from 'vitest'
import { type Content, fillContent, findWrongPlaceholderIn } from '../../../src/protocol'

const contentOf = (name: string) =>
  ({
    type: 'carousel',
    text: name,
    items: [
      {
        title: name,
        description: `For ${name}`,
        mediaUrl: `https://a.example/${name}`,
        actions: [{ type: 'postback', text: name, payload: name, metadata: { text: name } }]
      }
    ]
  }) as unknown as Content

describe('Placeholders of a message', () => {
  test('are filled in in its texts, and neither in addresses nor in what is for programs', () => {
    const filled = fillContent(contentOf('{{visitor.name}}'), { 'visitor.name': 'Ann' })
    expect(filled).toEqual({
      type: 'carousel',
      text: 'Ann',
      items: [
        {
          title: 'Ann',
          description: 'For Ann',
          mediaUrl: 'https://a.example/{{visitor.name}}',
          actions: [
            {
              type: 'postback',
              text: 'Ann',
              payload: '{{visitor.name}}',
              metadata: { text: '{{visitor.name}}' }
            }
          ]
        }
      ]
    })
  })

  test('are text in formatted text', () => {
    const content = { type: 'text', text: '{{visitor.name}}', htmlText: '<b>{{visitor.name}}</b>' }
    expect(fillContent(content as Content, { 'visitor.name': '<i>&' })).toEqual({
      type: 'text',
      text: '<i>&',
      htmlText: '<b>&#60;i&#62;&#38;</b>'
    })
  })

  test.each([
    ['%[Win](https://evil.example)', '%Win(https://evil.example)'],
    ['%((template:secret))', '((template:secret))'],
    ['%[%((template:secret))', '((template:secret))'],
    ['50% (Ann)', '50% (Ann)']
  ])('bring no shorthand of a name: %s', (name, shown) => {
    const content: Content = { type: 'text', text: '{{visitor.name}}' }
    expect(fillContent(content, { 'visitor.name': name })).toEqual({ type: 'text', text: shown })
  })

  test('are checked wherever they are', () => {
    expect(findWrongPlaceholderIn(contentOf('{{visitor.name}}'))).toBeUndefined()
    expect(findWrongPlaceholderIn(contentOf('{{visitor.age}}'))).toBe('{{visitor.age}}')
  })
})
