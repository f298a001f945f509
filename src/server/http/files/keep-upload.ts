import { findFile } from '../../domain/files'
import type { VisitorFile } from '../../domain/sessions/visitors'
import { cleanFileName, inspect } from '../../files'
import type { Services } from '../services'
import type { UploadForm } from './read-form'

type Kept = VisitorFile['file']

/**
 * Keeps the file of a form, if it is one that may be sent; removes it again when noting it fails.
 *
 * @param note Notes the file in the database.
 * @throws {ChatError} `file-empty`, `file-too-large`, `file-type-not-allowed`, `upload-invalid`,
 *   `unavailable`; also what `note` throws.
 */
export const keepUpload = async <Result>(
  { domain, files }: Pick<Services, 'domain' | 'files'>,
  form: UploadForm,
  note: (file: Kept) => Promise<Result>
): Promise<Result> => {
  const name = cleanFileName(form.name)
  const { mediaType, source } = inspect(form.source, name, files.maxBytes)
  const { id, bytes } = await files.put(source)
  try {
    return await note({ id, bytes, name, mediaType })
  } catch (error) {
    // It may have been noted nevertheless. Who cannot know now leaves it to the sweep.
    const isNoted = await findFile(domain.storage.read, id).catch(() => true)
    if (!isNoted) await files.remove(id).catch(() => {})
    throw error
  }
}
