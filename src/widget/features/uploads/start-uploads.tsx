import { useEffect, useState } from 'react'
import { checkFile, createUploads, type Uploads } from '../../../client/uploads'
import { fileTypeNotAllowed, uploadCancelled } from '../../../protocol'
import type { ContentProps, MessengerContext, Slots } from '../../core'
import { Menu } from './Menu'
import { markDrop } from './mark-drop'
import { menuItemsOf } from './menu-items'
import { nameFile } from './name-file'
import { problemText } from './problem-text'
import { UploadState } from './UploadState'

/** Lets files be sent from one messenger. */
export const startUploads = ({
  host,
  clientReady,
  loadSlot,
  onDestroy,
  root,
  settings,
  translate,
  $conversation,
  $isBlocked,
  $notice
}: MessengerContext): Pick<Slots, 'attach' | 'sendFile' | 'menu' | 'uploadState'> => {
  const { config } = host
  const page = host.page as Window & typeof globalThis
  const { imageUpload, fileUpload } = menuItemsOf(settings)
  const ready = clientReady.then(messenger => createUploads({ messenger, config, page }))
  // What is sent is drawn at once then.
  void loadSlot('imageMessage')
  if (imageUpload || fileUpload) markDrop({ root, $isBlocked })
  onDestroy(() => void ready.then(uploads => uploads.stop()))
  // Remove the notice about a blocked composer.
  $isBlocked.listen(() => $notice.set(''))

  const isWanted = ({ type }: File) => (/^image\//.test(type) ? imageUpload : fileUpload)

  const attach = async (files: readonly File[]) => {
    const uploads = await ready
    const conversation = $conversation.get()
    if ($isBlocked.get()) return $notice.set(translate.error('inputPlaceholderBlocked'))
    const problems: string[] = []
    for (const file of files) {
      const problem = isWanted(file) ? checkFile(file) : fileTypeNotAllowed(file.name)
      if (problem) problems.push(problemText(translate, problem, file.name))
      // A failed upload is shown with its file.
      else uploads.add(file, conversation && { conversation }).catch(() => {})
    }
    $notice.set(problems.join('\n'))
  }

  function State({ entry }: ContentProps) {
    const [uploads, setUploads] = useState<Uploads>()
    useEffect(() => void ready.then(setUploads), [])
    return uploads ? <UploadState id={entry.key} uploads={uploads} /> : null
  }

  const sendFile: Slots['sendFile'] = async ({ type, file, metadata }, id) => {
    const { getConversation, mainConversation } = await clientReady
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
