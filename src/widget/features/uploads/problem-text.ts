import { UPLOAD_MAX_BYTES, type ChatError, type ErrorCode } from '../../../protocol'
import type { Translate } from '../../core'

const MEGABYTE = 1024 * 1024

const KEYS: Partial<Record<ErrorCode, string>> = {
  'file-type-not-allowed': 'fileTypeError',
  'file-too-large': 'fileTooLargeError',
  'file-infected': 'uploadVirusError',
  'file-empty': 'uploadInvalidError',
  'upload-invalid': 'uploadInvalidError'
}

const reasonText = (translate: Translate, { code }: ChatError): string =>
  translate(KEYS[code] ?? 'uploadFailed', { size: `${UPLOAD_MAX_BYTES / MEGABYTE} MB` })

/** Says why a file was not sent. @param name Names the file, where it is not in the conversation. */
export const problemText = (translate: Translate, error: ChatError, name?: string): string =>
  [translate('errorPrefix'), name && `${name}:`, reasonText(translate, error)]
    .filter(Boolean)
    .join(' ')
