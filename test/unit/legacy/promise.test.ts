// @vitest-environment node
import { beforeAll, describe, expect, test, vi } from 'vitest'

type Promises = PromiseConstructor

describe('A promise for browsers without one', () => {
  let Own: Promises

  beforeAll(async () => {
    vi.stubGlobal('window', {})
    const module = await import('../../../src/legacy/promise')
    Own = module.PromiseOfOurs
    return () => vi.unstubAllGlobals()
  })

  test('is not the native one', () => {
    expect(Own).not.toBe(Promise)
  })

  test('calls its listeners later, in the order of adding', async () => {
    const received: string[] = []
    const stored = Own.resolve('kept')
    void stored.then(value => received.push(`1 ${value}`))
    void stored.then(value => received.push(`2 ${value}`))
    received.push('0')
    await stored.then(() => {})
    expect(received).toEqual(['0', '1 kept', '2 kept'])
  })

  test('follows a thenable, and accepts its first result only', async () => {
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

  test('rejects with a thrown error, and recovers when it is caught', async () => {
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

  test('runs finally in every case, and passes the result on', async () => {
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
