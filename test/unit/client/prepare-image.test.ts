import { describe, expect, test } from 'vitest'
import { prepareImage } from '../../../src/client/uploads'
import { fileOf } from '../fakes/uploads'

interface Drawing {
  width: number
  height: number
  /** Result of the browser's encoder. @default half as large, of the type asked for */
  write?: (type: string) => Blob | null
}

/** A browser with one image of known size, and a record of what it draws. */
const openPage = ({ width, height, write }: Drawing) => {
  const drawn: unknown[] = []
  let open = 0
  const page = {
    createImageBitmap: async () => {
      open++
      return { width, height, close: () => open-- }
    },
    document: {
      createElement: () => ({
        getContext: () => ({
          drawImage: (_: unknown, ...box: number[]) => drawn.push(box)
        }),
        toBlob: (done: (blob: Blob | null) => void, type: string, quality: number) => {
          drawn.push(quality)
          done(write ? write(type) : new Blob(['x'.repeat(100)], { type }))
        }
      })
    }
  }
  return { page: page as never, drawn, openBitmaps: () => open }
}

const PHOTO = fileOf('a.jpg', 200, 'image/jpeg')

describe('Image preparation', () => {
  test.each([
    [4096, 3072, [0, 0, 2048, 1536]],
    [3000, 6000, [0, 0, 1024, 2048]],
    [2049, 1, [0, 0, 2048, 1]]
  ])('scales a photo of %i × %i down to 2,048 pixels per side', async (width, height, box) => {
    const { page, drawn, openBitmaps } = openPage({ width, height })
    const scaled = await prepareImage(PHOTO, page)
    expect(scaled).toMatchObject({ size: 100, type: 'image/jpeg' })
    expect(drawn).toEqual([box, 0.9])
    expect(openBitmaps()).toBe(0)
  })

  test('leaves a small photo unchanged', async () => {
    const { page, drawn, openBitmaps } = openPage({ width: 2048, height: 2048 })
    expect(await prepareImage(PHOTO, page)).toBe(PHOTO)
    expect(drawn).toEqual([])
    expect(openBitmaps()).toBe(0)
  })

  test.each(['image/gif', 'image/svg+xml', 'image/heic', 'application/pdf', ''])(
    'leaves a file of type "%s" unchanged',
    async type => {
      const { page, drawn } = openPage({ width: 4096, height: 4096 })
      const file = fileOf('a', 200, type)
      expect(await prepareImage(file, page)).toBe(file)
      expect(drawn).toEqual([])
    }
  )

  test.each([
    ['cannot write it', () => null],
    ['writes another type', () => new Blob(['x'], { type: 'image/png' })],
    ['makes it larger', (type: string) => new Blob(['x'.repeat(200)], { type })]
  ])('leaves a photo unchanged when the browser %s', async (_, write) => {
    const { page } = openPage({ width: 4096, height: 4096, write })
    expect(await prepareImage(PHOTO, page)).toBe(PHOTO)
  })

  test('leaves a photo unchanged when the browser cannot read it', async () => {
    const page = { createImageBitmap: async () => Promise.reject(new Error('broken')) }
    expect(await prepareImage(PHOTO, page as never)).toBe(PHOTO)
  })
})
