import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  isUploadName,
  UPLOAD_MAX_BYTES,
  type ChatError
} from '../../protocol'

/**
 * Says why the server would refuse a file, as far as its name and size tell.
 *
 * @returns `file-type-not-allowed`, `file-empty`, `file-too-large`; undefined: it may be sent.
 */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): ChatError | undefined => {
  if (!isUploadName(name)) return fileTypeNotAllowed(name)
  if (!size) return fileEmpty()
  if (size > UPLOAD_MAX_BYTES) return fileTooLarge(UPLOAD_MAX_BYTES)
  return undefined
}
