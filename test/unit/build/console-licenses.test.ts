// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readLicenses } from '../../../src/build/targets/licenses.mjs'

const of = (...paths: string[]) =>
  readLicenses({ inputs: Object.fromEntries(paths.map(path => [path, {} as never])), outputs: {} })

describe('The licences sent with the console', () => {
  test('are those of each package that it contains, once', async () => {
    const text = await of(
      'src/console/mount.tsx',
      'node_modules/react/index.js',
      'node_modules/react/jsx-runtime.js',
      'node_modules/@preact/signals-core/dist/signals-core.module.js'
    )
    expect(text.match(/^(@preact\/signals-core|react)$/gm)).toEqual([
      '@preact/signals-core',
      'react'
    ])
    expect(text).toContain('Permission is hereby granted')
  })

  test('are named where a package brings no text', async () => {
    expect(await of('node_modules/client-only/index.js')).toBe('client-only\n\nLicence: MIT\n')
  })
})
