import { UPLOAD_MAX_BYTES, type ChatError, type ErrorCode } from '../../../protocol'
import type { Translate } from '../../strings'

const MEGABYTE = 1024 * 1024

const KEYS: Partial<Record<ErrorCode, string>> = {
  'file-type-not-allowed': 'fileTypeError',
  'file-too-large': 'fileTooLargeError',
  'file-infected': 'uploadVirusError',
  'file-empty': 'uploadInvalidError',
  'upload-invalid': 'uploadInvalidError'
}

/** Says why a file was not sent. */
export const problemText = (translate: Translate, { code }: ChatError): string =>
  translate.error(KEYS[code] ?? 'uploadFailed', { size: `${UPLOAD_MAX_BYTES / MEGABYTE} MB` })
