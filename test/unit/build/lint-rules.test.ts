// @vitest-environment node
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint({ overrideConfigFile: 'test/eslint.config.mjs' })

async function lint(code: string, filePath = 'src/widget/App.tsx') {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return result?.messages.map(({ ruleId }) => ruleId)
}

const TURNS_TEXT_INTO_CODE = [
  `element.innerHTML = text`,
  `element.outerHTML = text`,
  `element.insertAdjacentHTML('beforeend', text)`,
  `document.write(text)`,
  `frame.contentDocument.writeln(text)`,
  `export const bubble = <p dangerouslySetInnerHTML={{ __html: text }} />`,
  `createElement('p', { dangerouslySetInnerHTML: { __html: text } })`,
  `frame.srcdoc = text`,
  `setTimeout('alert(1)', 1)`
]

describe('the lint rules', () => {
  test.each(TURNS_TEXT_INTO_CODE)('refuse %s', async code => {
    expect(await lint(code)).toEqual(['no-restricted-syntax'])
  })

  test('refuse eval and new Function', async () => {
    expect(await lint(`eval(text)`)).toEqual(['no-eval'])
    expect(await lint(`export const run = new Function(text)`)).toEqual(['no-new-func'])
  })

  test('refuse all of React in one import', async () => {
    expect(await lint(`import React from 'react'`)).toEqual(['no-restricted-syntax'])
    expect(await lint(`import * as React from 'react'`)).toEqual(['no-restricted-syntax'])
  })

  test('refuse the console where a page would be littered, and allow it where people read it', async () => {
    expect(await lint(`console.log('hello')`)).toEqual(['no-console'])
    expect(await lint(`console.log('hello')`, 'src/entries/server.ts')).toEqual([])
  })

  test('let plain code pass', async () => {
    expect(await lint(`element.textContent = text`)).toEqual([])
  })
})
