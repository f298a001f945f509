import { useRef } from 'react'
import { UPLOAD_TYPES } from '../../../protocol'
import { useTexts } from '../context'

/** Ends of the names of files that can be sent, as a file chooser takes them. */
const FILE_ENDINGS = UPLOAD_TYPES.replace(/(\w+) ?/g, '.$1,')

interface AttachButtonProps {
  onFiles: (files: Iterable<File>) => void
}

/** Button that opens the file chooser. */
export function AttachButton({ onFiles }: AttachButtonProps) {
  const { t } = useTexts()
  const chooser = useRef<HTMLInputElement>(null)

  function attach(input: HTMLInputElement) {
    onFiles(input.files ?? [])
    // The same file may be chosen again.
    input.value = ''
  }

  return (
    <>
      <button className="button quiet" type="button" onClick={() => chooser.current?.click()}>
        {t('files.attach')}
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={FILE_ENDINGS}
        onChange={event => attach(event.currentTarget)}
      />
    </>
  )
}
