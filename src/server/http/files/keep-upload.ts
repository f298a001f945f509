import type { VisitorFile } from '../../domain/flows'
import { findFile } from '../../domain/records'
import { cleanFileName, inspect } from '../../files'
import type { Services } from '../shared'
import type { UploadForm } from './read-form'

type Kept = VisitorFile['file']

/**
 * Stores the file of a form, if its type is allowed; removes it again when its row cannot be written.
 *
 * @param note Writes the row of the file.
 * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed`, `upload-invalid`,
 *   `unavailable`; also what `note` throws.
 */
export const keepUpload = async <Result>(
  { domain, files }: Pick<Services, 'domain' | 'files'>,
  form: UploadForm,
  note: (file: Kept) => Promise<Result>
): Promise<Result> => {
  const name = cleanFileName(form.name)
  const { mediaType, source, imageSize } = inspect(form.source, name, files.maxBytes)
  const { id, bytes } = await files.put(source)
  try {
    return await note({ id, bytes, name, mediaType, ...imageSize() })
  } catch (error) {
    // The row may have been written nevertheless. If that cannot be found out, the hourly job decides.
    const isNoted = await findFile(domain.storage.read, id).catch(() => true)
    if (!isNoted) await files.remove(id).catch(() => {})
    throw error
  }
}
