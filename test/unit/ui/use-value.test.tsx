import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useValue, type Readable } from '../../../src/ui'

const STORES = {
  'A store': <Value,>(value: Value) => {
    const store = atom(value)
    return { readable: store as Readable<Value>, set: (next: Value) => store.set(next) }
  },
  'A signal': <Value,>(value: Value) => {
    const store = signal(value)
    return {
      readable: store as Readable<Value>,
      set: (next: Value) => {
        store.value = next
      }
    }
  }
}

const draw = (first: Readable<unknown>, effects: { layout?(): void; later?(): void } = {}) => {
  const place = document.body.appendChild(document.createElement('p'))
  const root = createRoot(place)
  let draws = 0
  function View({ readable }: { readable: Readable<unknown> }) {
    const value = useValue(readable)
    draws++
    useLayoutEffect(() => effects.layout?.(), [])
    useEffect(() => effects.later?.(), [])
    return <>{typeof value === 'function' ? value() : value}</>
  }
  const show = (readable: Readable<unknown>) => root.render(<View readable={readable} />)
  show(first)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { draws: () => draws, root, show, text: () => place.textContent }
}

describe.each(Object.entries(STORES))('%s that a component reads', (_, create) => {
  test('is drawn again when its value changes, and only then', async () => {
    const { readable, set } = create('one')
    const { draws, text } = draw(readable)
    expect(text()).toBe('one')
    set('two')
    await expect.poll(text).toBe('two')
    set('two')
    await Promise.resolve()
    expect(draws()).toBe(2)
  })

  test.each(['layout', 'later'] as const)('is drawn after a change in a %s effect', async when => {
    const { readable, set } = create('one')
    const { text } = draw(readable, { [when]: () => set('two') })
    await expect.poll(text).toBe('two')
  })

  test('may hold a function', async () => {
    const { readable, set } = create((): string => 'one')
    const { text } = draw(readable)
    expect(text()).toBe('one')
    set(() => 'two')
    await expect.poll(text).toBe('two')
  })

  test('makes way for another', async () => {
    const first = create('one')
    const second = create('two')
    const { draws, show, text } = draw(first.readable)
    show(second.readable)
    await expect.poll(text).toBe('two')
    const before = draws()
    first.set('three')
    await Promise.resolve()
    expect(draws()).toBe(before)
    second.set('four')
    await expect.poll(text).toBe('four')
  })

  test('is left when the component is', () => {
    const stop = vi.fn()
    const { readable } = create('one')
    const { root } = draw({
      ...('get' in readable ? { get: readable.get } : { peek: () => readable.peek() }),
      subscribe: changed => {
        const off = readable.subscribe(changed)
        return () => {
          off()
          stop()
        }
      }
    })
    root.unmount()
    expect(stop).toHaveBeenCalledOnce()
  })
})
