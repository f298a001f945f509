import { describe, expect, test } from 'vitest'
import { isUploadName, UPLOAD_TYPES } from '../../src/protocol'
import { fileTypeOf } from '../../src/server/files'

describe('File types', () => {
  test.each(UPLOAD_TYPES.split(' '))('%s, which the widget accepts, has a media type', ending => {
    expect(isUploadName(`A.${ending.toUpperCase()}`)).toBe(true)
    expect(fileTypeOf(`A.${ending.toUpperCase()}`).mediaType).toMatch(/^\w+\/[\w.+-]+$/)
  })
})
