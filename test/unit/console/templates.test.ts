import { describe, expect, test } from 'vitest'
import type { MessageTemplate, TemplateComponent } from '../../../src/console/api'
import {
  isTextTemplate,
  previewTemplate,
  templateButtons,
  templateFields,
  templatePayload
} from '../../../src/console/model'

const template = (
  components: TemplateComponent[],
  parameterFormat: MessageTemplate['parameterFormat'] = 'POSITIONAL'
): MessageTemplate => ({ name: 'order', language: 'en_GB', parameterFormat, components })

const ORDER = template([
  { type: 'HEADER', format: 'TEXT', text: 'Order {{1}}' },
  { type: 'BODY', text: 'Hello {{1}}, {{2}} comes soon, {{1}}.' },
  { type: 'FOOTER', text: 'The Corner Shop' },
  {
    type: 'BUTTONS',
    buttons: [
      { type: 'QUICK_REPLY', text: 'Thank you' },
      { type: 'URL', text: 'Follow it', url: 'https://shop.example/orders/{{1}}' }
    ]
  }
])
const VALUES = { 'header 1': ' 17 ', 'body 1': 'Ann', 'body 2': 'it', 'button 1 1': '17' }

describe('A template', () => {
  test('asks for each of its placeholders once, in the order in which it is read', () => {
    expect(templateFields(ORDER).map(({ id }) => id)).toEqual(Object.keys(VALUES))
    expect(templateFields(ORDER).at(-1)).toMatchObject({ place: 'button', button: 'Follow it' })
  })

  test('is shown as it will read, and with what is not filled in', () => {
    expect(previewTemplate(ORDER, VALUES)).toBe(
      'Order 17\nHello Ann, it comes soon, Ann.\nThe Corner Shop'
    )
    expect(previewTemplate(ORDER, { 'body 1': ' ' })).toContain('Hello {{1}}, {{2}} comes')
    expect(templateButtons(ORDER)).toEqual(['Thank you', 'Follow it'])
  })

  test('becomes what WhatsApp gets, with the places that are filled in', () => {
    const text = (text: string) => ({ type: 'text', text })
    expect(templatePayload(ORDER, VALUES)).toEqual({
      type: 'template',
      template: {
        name: 'order',
        language: { code: 'en_GB' },
        components: [
          { type: 'header', parameters: [text('17')] },
          { type: 'body', parameters: [text('Ann'), text('it')] },
          { type: 'button', sub_type: 'url', index: '1', parameters: [text('17')] }
        ]
      }
    })
    expect(templatePayload(template([{ type: 'BODY', text: 'Hello' }]), {})).toEqual({
      type: 'template',
      template: { name: 'order', language: { code: 'en_GB' } }
    })
  })

  test('names its parameters where WhatsApp calls them by names', () => {
    const named = template([{ type: 'BODY', text: 'Hello {{first_name}}' }], 'NAMED')
    expect(templatePayload(named, { 'body first_name': 'Ann' })).toMatchObject({
      template: {
        components: [
          {
            type: 'body',
            parameters: [{ type: 'text', parameter_name: 'first_name', text: 'Ann' }]
          }
        ]
      }
    })
  })

  test.each<[TemplateComponent, boolean]>([
    [{ type: 'HEADER', text: 'Hello' }, true],
    [{ type: 'HEADER', format: 'IMAGE' }, false],
    [{ type: 'BUTTONS', buttons: [{ type: 'PHONE_NUMBER', text: 'Call' }] }, true],
    [{ type: 'BUTTONS', buttons: [{ type: 'COPY_CODE', text: 'Copy' }] }, false],
    [{ type: 'CAROUSEL' }, false]
  ])('with %j can be filled in with texts alone: %s', (component, isText) => {
    expect(isTextTemplate(template([{ type: 'BODY', text: 'Hello' }, component]))).toBe(isText)
  })
})
