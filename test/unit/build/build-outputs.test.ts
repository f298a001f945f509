// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest'

/** Builds two outputs, each of which ends when its function is called. */
const startBuild = async () => {
  const ends = new Map<string, () => void>()
  // Other test files may have loaded the build with its own outputs.
  vi.resetModules()
  vi.doMock('../../../src/build/outputs.mjs', () => ({
    outputs: ['quick', 'slow'].map(name => ({
      name,
      build: () => new Promise<void>(resolve => ends.set(name, resolve))
    }))
  }))
  onTestFinished(() => {
    vi.doUnmock('../../../src/build/outputs.mjs')
    vi.resetModules()
  })
  const { buildOutputs } = await import('../../../src/build/build.mjs')
  return { ends, done: buildOutputs() }
}

describe('A build', () => {
  test('says what it builds before it is done, and what is still under way', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const said = () => log.mock.calls.flat().map(line => String(line).replace(/[\d.]+ s/, '0 s'))

    const { ends, done } = await startBuild()
    await expect.poll(() => ends.size).toBe(2)
    expect(said()).toEqual(['Building quick, slow …'])
    ends.get('quick')?.()
    await expect.poll(() => said().at(-1)).toBe('Built quick in 0 s, still building slow')
    ends.get('slow')?.()
    await done
    expect(said().at(-1)).toBe('Built slow in 0 s')
  })
})
