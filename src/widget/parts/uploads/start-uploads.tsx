import { useEffect, useState } from 'react'
import { checkFile, createUploads, type Uploads } from '../../../client/uploads'
import { fileTypeNotAllowed, uploadCancelled } from '../../../protocol'
import type { Services } from '../../services'
import type { ContentProps, Slots } from '../part'
import { Menu } from './Menu'
import { menuItemsOf } from './menu-items'
import { nameFile } from './name-file'
import { problemText } from './problem-text'
import { UploadState } from './UploadState'

/** Lets files be sent from one messenger. */
export const startUploads = ({
  context,
  opened,
  onDestroy,
  settings,
  translate,
  $conversation,
  $isBlocked,
  $notice
}: Services): Partial<Slots> => {
  const { config } = context
  const page = context.page as Window & typeof globalThis
  const { imageUpload, fileUpload } = menuItemsOf(settings)
  const ready = opened.then(messenger => createUploads({ messenger, config, page }))
  onDestroy(() => void ready.then(uploads => uploads.stop()))
  // What was said of a blocked composer is over.
  $isBlocked.listen(() => $notice.set(''))

  const isWanted = ({ type }: File) => (/^image\//.test(type) ? imageUpload : fileUpload)

  const attach = async (files: readonly File[]) => {
    const uploads = await ready
    const conversation = $conversation.get()
    if ($isBlocked.get()) return $notice.set(translate.error('inputPlaceholderBlocked'))
    for (const file of files) {
      const problem = isWanted(file) ? checkFile(file) : fileTypeNotAllowed(file.name)
      if (problem) $notice.set(problemText(translate, problem))
      // What fails on its way is shown with its file.
      else uploads.add(file, conversation && { conversation }).catch(() => {})
    }
  }

  function State({ entry }: ContentProps) {
    const [uploads, setUploads] = useState<Uploads>()
    useEffect(() => void ready.then(setUploads), [])
    return uploads ? <UploadState id={entry.key} uploads={uploads} /> : null
  }

  const sendFile: Slots['sendFile'] = async ({ type, file, metadata }, id) => {
    const { getConversation, mainConversation } = await opened
    const conversation = id ? await getConversation(id) : mainConversation()
    const sent = await (await ready).add(nameFile(file, type, page), { conversation, metadata })
    if (!sent) throw uploadCancelled()
    return sent
  }

  return {
    attach,
    sendFile,
    menu: ({ close }) => <Menu close={close} attach={attach} />,
    uploadState: State
  }
}
