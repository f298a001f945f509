import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  isUploadName,
  UPLOAD_MAX_BYTES,
  type ChatError
} from '../../protocol'

/**
 * Checks a file by its name and size, as the server will.
 *
 * @returns `file-type-not-allowed`, `file-empty`, `file-too-large`; undefined when it may be sent.
 */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): ChatError | undefined => {
  if (!isUploadName(name)) return fileTypeNotAllowed(name)
  if (!size) return fileEmpty()
  if (size > UPLOAD_MAX_BYTES) return fileTooLarge(UPLOAD_MAX_BYTES)
  return undefined
}
