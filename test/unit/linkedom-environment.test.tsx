import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'

describe('The linkedom environment', () => {
  test('runs each handler once when an event bubbles', () => {
    const calls: string[] = []
    createRoot(document.body).render(
      <div onClick={() => calls.push('parent')}>
        <button onClick={() => calls.push('child')}>press</button>
      </div>
    )
    document.querySelector('button')?.dispatchEvent(new Event('click', { bubbles: true }))
    expect(calls).toEqual(['child', 'parent'])
  })

  test('renders again when state changes', async () => {
    function Counter() {
      const [count, setCount] = useState(0)
      return <button onClick={() => setCount(count + 1)}>{count}</button>
    }
    createRoot(document.body).render(<Counter />)
    const button = document.querySelector('button')
    button?.dispatchEvent(new Event('click', { bubbles: true }))
    await expect.poll(() => button?.textContent).toBe('1')
  })
})
