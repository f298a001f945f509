import type { VisitorFile } from '../../domain/visitors'
import { cleanFileName, type FileStore, inspect } from '../../files'
import type { UploadForm } from './read-form'

/**
 * Keeps the file of a form, if it is one that may be sent.
 *
 * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed`, `upload-invalid`,
 *   `unavailable`.
 */
export const keepUpload = async (
  files: FileStore,
  form: UploadForm
): Promise<VisitorFile['file']> => {
  const name = cleanFileName(form.name)
  const { mediaType, source } = inspect(form.source, name, files.maxBytes)
  const { id, bytes } = await files.put(source)
  return { id, bytes, name, mediaType }
}
