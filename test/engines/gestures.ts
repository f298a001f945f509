import type { InputSource } from './engine'

/** Keys without a character, as WebDriver writes them. */
export const ENTER = '\uE007'
export const ESCAPE = '\uE00C'

/** Presses one key after the other, wherever the focus is. */
export const typing = (keys: string): InputSource[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value }
    ])
  }
]

/** Clicks at a place in the window. */
export const clickAt = (x: number, y: number): InputSource[] => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 }
    ]
  }
]
