// @vitest-environment node
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint({
  overrideConfigFile: 'test/eslint.config.mjs'
})

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

describe('The lint rules', () => {
  test.each(TURNS_TEXT_INTO_CODE)('refuse %s', async code => {
    expect(await lint(code)).toEqual(['no-restricted-syntax'])
  })

  test('refuse eval and new Function', async () => {
    expect(await lint(`eval(text)`)).toEqual(['no-eval'])
    expect(await lint(`export const run = new Function(text)`)).toEqual(['no-new-func'])
  })

  test('refuse a default import of React', async () => {
    expect(await lint(`import React from 'react'`)).toEqual(['no-restricted-syntax'])
    expect(await lint(`import * as React from 'react'`)).toEqual(['no-restricted-syntax'])
  })

  test('refuse console calls in the widget, and allow them in programs', async () => {
    expect(await lint(`console.log('hello')`)).toEqual(['no-console'])
    expect(await lint(`console.log('hello')`, 'src/entries/server.ts')).toEqual([])
  })

  test.each([
    '/** What a visitor sees. */',
    '/** Whoever writes. */',
    '/** Whose turn it is. */',
    '/**\n * Where it stands.\n */',
    '/** @typedef {{ at: string }} Place Where it stands. */',
    '/**\n * Opens it.\n *\n * @param place Where it opens.\n */',
    '/** @returns What closes it. */',
    '/**\n * Options of it.\n *\n * @property {string} [name] Who that is.\n */'
  ])('refuse the doc comment %j', async comment => {
    expect(await lint(`${comment}\nexport {}`, 'src/ui/index.ts')).toEqual(['pipit/doc-comments'])
  })

  test.each([
    '/** Options of a visitor, who may have none. */',
    '/** Whether it is open. */',
    '/** Returns its place.\n * Where it has none, undefined. */',
    '/** @typedef {{ at: string }} Place Position on the screen. */',
    '// What follows is plain.',
    '/* Where it stands. */'
  ])('let the comment %j pass', async comment => {
    expect(await lint(`${comment}\nexport {}`, 'src/ui/index.ts')).toEqual([])
  })

  test.each(["test('runs', () => {})", "test.each([1])('runs %i', () => {})"])(
    'refuse %s outside of a describe',
    async code => {
      const file = 'test/unit/client/outbox.test.ts'
      expect(await lint(code, file)).toEqual(['no-restricted-syntax'])
      expect(await lint(`describe('The outbox', () => { ${code} })`, file)).toEqual([])
    }
  )

  test('refuse a constant that is used before it is defined, and let a function pass', async () => {
    const call = 'export const early = () => late()'
    expect(await lint(`${call}\nconst late = () => 1`, 'src/legacy/url.ts')).toEqual([
      '@typescript-eslint/no-use-before-define'
    ])
    expect(await lint(`${call}\nfunction late() {}`, 'src/legacy/url.ts')).toEqual([])
  })

  test('accept plain code', async () => {
    expect(await lint(`element.textContent = text`)).toEqual([])
  })
})
