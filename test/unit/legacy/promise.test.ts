// @vitest-environment node
import { beforeAll, describe, expect, test, vi } from 'vitest'

type Promises = PromiseConstructor

describe('a promise for browsers that have none', () => {
  let Own: Promises

  beforeAll(async () => {
    vi.stubGlobal('window', {})
    const module = await import('../../../src/legacy/promise')
    Own = module.PromiseOfOurs as Promises
    return () => vi.unstubAllGlobals()
  })

  test('is not the one of the language', () => {
    expect(Own).not.toBe(Promise)
  })

  test('tells its listeners later, in the order of asking', async () => {
    const heard: string[] = []
    const kept = Own.resolve('kept')
    void kept.then(value => heard.push(`1 ${value}`))
    void kept.then(value => heard.push(`2 ${value}`))
    heard.push('0')
    await kept.then(() => {})
    expect(heard).toEqual(['0', '1 kept', '2 kept'])
  })

  test('follows what can be waited for, and hears only its first word', async () => {
    const twice = {
      then: (resolve: (value: string) => void, reject: (error: unknown) => void) => {
        resolve('first')
        reject(new Error('second'))
        throw new Error('third')
      }
    }
    expect(await new Own(resolve => resolve(twice))).toBe('first')
    expect(await Own.resolve(Own.resolve(1))).toBe(1)
  })

  test('is broken by what is thrown, and mended by who catches it', async () => {
    const broken = Own.resolve(1).then(() => {
      throw new Error('no')
    })
    expect(await broken.catch(({ message }: Error) => message)).toBe('no')
    expect(await broken.then(null, () => 'mended')).toBe('mended')
    await expect(
      new Own(() => {
        throw new Error('at once')
      })
    ).rejects.toThrow('at once')
  })

  test('refuses to wait for itself', async () => {
    const own: Promise<unknown> = new Own(resolve => queueMicrotask(() => resolve(own)))
    await expect(own).rejects.toThrow(TypeError)
  })

  test('does last things whatever came, and passes that on', async () => {
    const last = vi.fn()
    expect(await Own.resolve(1).finally(last)).toBe(1)
    await expect(Own.reject(new Error('no')).finally(last)).rejects.toThrow('no')
    expect(last.mock.calls).toEqual([[], []])
  })

  test('waits for all, or for the first', async () => {
    let settle = (_: string) => {}
    const slow = new Own<string>(resolve => {
      settle = resolve
    })
    expect(await Own.race([slow, Own.resolve('quick')])).toBe('quick')
    await expect(Own.all([slow, Own.reject(new Error('no'))])).rejects.toThrow('no')
    const all = Own.all([slow, 'given', Own.resolve('quick')])
    settle('slow')
    expect(await all).toEqual(['slow', 'given', 'quick'])
    expect(await Own.all([])).toEqual([])
  })
})
