import { UPLOAD_MAX_BYTES, type ChatError, type ErrorCode } from '../../../protocol'
import type { Translate } from '../../strings'

const MEGABYTE = 1024 * 1024

const KEYS: Partial<Record<ErrorCode, string>> = {
  'file-empty': 'uploadInvalidError',
  'file-too-large': 'fileTooLargeError',
  'file-type-not-allowed': 'fileTypeError',
  'upload-invalid': 'uploadInvalidError'
}

/** Says why a file was not sent. */
export const problemText = (translate: Translate, { code }: ChatError): string =>
  translate.error(KEYS[code] ?? 'uploadFailed', { size: `${UPLOAD_MAX_BYTES / MEGABYTE} MB` })
