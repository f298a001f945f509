import { describe, expect, test } from 'vitest'
import { isUploadName, UPLOAD_TYPES } from '../../src/protocol'
import { fileTypeOf, nameByBytes } from '../../src/server/files'
import { bytesOf } from './upload'

describe('File types', () => {
  test.each(UPLOAD_TYPES.split(' '))('%s, which the widget accepts, has a media type', ending => {
    expect(isUploadName(`A.${ending.toUpperCase()}`)).toBe(true)
    expect(fileTypeOf(`A.${ending.toUpperCase()}`).mediaType).toMatch(/^\w+\/[\w.+-]+$/)
  })
})

describe('The name of a file', () => {
  test.each([
    ['photo.jpg', 'jpg', 'photo.jpg'],
    ['photo.jpg', 'png', 'photo.png'],
    ['My.photo.JPG', 'gif', 'My.photo.gif'],
    ['animation.mp4', 'gif', 'animation.gif'],
    ['voice.ogg', 'mp3', 'voice.mp3'],
    ['voice.ogg', 'mp4', 'voice.m4a'],
    ['voice.ogg', 'webm', 'voice.webm'],
    ['photo.jpg', 'tiff', 'photo.tiff'],
    ['video.mp4', 'mpeg', 'video.mpeg'],
    ['video.mp4', 'avi', 'video.avi'],
    ['video.mp4', 'wmv', 'video.wmv'],
    ['video.mp4', 'mp3', 'video.mp3'],
    ['video.mp4', 'zip', 'video.mp4'],
    ['bill.pdf', 'png', 'bill.pdf'],
    ['tool.exe', 'png', 'tool.exe'],
    ['photo', 'png', 'photo']
  ])('%s with the bytes of %s becomes %s', (name, type, named) => {
    expect(nameByBytes(name, Buffer.from(bytesOf(type)))).toBe(named)
  })
})
