import { ChatError } from './chat-error'
import { describe } from './describe'

export const fileEmpty = () => new ChatError('file-empty', 'The file is empty.')

/** @param signature As the scanner names what it found. */
export const fileInfected = (signature: string) =>
  new ChatError('file-infected', `The file may be harmful: ${signature}.`)

export const fileTooLarge = (maxBytes: number) =>
  new ChatError('file-too-large', `A file holds ${maxBytes} bytes at most.`)

export const fileTypeNotAllowed = (name: string) =>
  new ChatError(
    'file-type-not-allowed',
    `A file needs an allowed type that its name and its bytes agree on, got ${describe(name)}.`
  )

export const uploadCancelled = () =>
  new ChatError('upload-cancelled', 'The visitor has cancelled this file.')

export const uploadInvalid = (reason: string, cause?: unknown) =>
  new ChatError('upload-invalid', `The upload cannot be read: ${reason}`, cause)

export const imageTooLarge = (
  maxPixels: number,
  { width, height }: Record<'width' | 'height', number>
) =>
  new ChatError(
    'file-too-large',
    `A picture has ${maxPixels} pixels at most, got ${width} × ${height}.`
  )
