import { describe, expect, test } from 'vitest'
import { keepInside, WHOLE, zoomAt } from '../../../src/widget/features/lightbox/view'

const PICTURE = { offsetWidth: 800, offsetHeight: 400 }
const ROOM = { clientWidth: 800, clientHeight: 600 }

describe('The view of a large picture', () => {
  test('keeps what is under the pointer in its place', () => {
    const view = zoomAt(WHOLE, 2, 100, -50)
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomAt(view, 0.5, 100, -50)).toEqual(WHOLE)
  })

  test('is never smaller than the whole picture, nor larger than six times', () => {
    expect(zoomAt(WHOLE, 0.1, 0, 0).scale).toBe(1)
    expect(zoomAt(WHOLE, 100, 0, 0).scale).toBe(6)
  })

  test.each([
    [
      { scale: 1, x: 40, y: 40 },
      { scale: 1, x: 0, y: 0 }
    ],
    [
      { scale: 2, x: 900, y: -900 },
      { scale: 2, x: 400, y: -100 }
    ],
    [
      { scale: 2, x: -399, y: 99 },
      { scale: 2, x: -399, y: 99 }
    ]
  ])('of %j leaves no empty room beside it: %j', (view, kept) => {
    expect(keepInside(view, PICTURE, ROOM)).toMatchObject(kept)
  })
})
