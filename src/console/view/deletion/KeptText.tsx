import { useId, useState } from 'react'
import { writeTyped } from '../../../protocol'
import { useValue } from '../../../ui'
import { isPending, readCompositions, type Thread, wordsIn } from '../../model'
import { useTexts, useWorkspace } from '../context'

interface KeptTextProps {
  /** Id of the conversation. */
  id: string
  thread: Thread
  /** Called when it is removed. */
  onGone: () => void
}

/** Text that was written in a conversation which is gone now, to be copied from there. */
export function KeptText({ id, thread, onGone }: KeptTextProps) {
  const { drafts, noteDrafts, compositions, forgetWritten } = useWorkspace()
  const { t } = useTexts()
  const unsent = useValue(thread.entries).filter(isPending)
  const [isRemoved, setRemoved] = useState(false)
  const fieldId = useId()
  const linesIn = (message: object) => wordsIn(message).join('\n')
  const said = unsent.map(({ message: { content } }) => writeTyped(content) ?? linesIn(content))
  const composed = Object.values(readCompositions(compositions, id)).map(linesIn)
  const written = [...said, drafts.read(id), noteDrafts.read(id), ...composed]
  const text = written.filter(Boolean).join('\n\n')

  function remove() {
    forgetWritten(id)
    setRemoved(true)
    onGone()
  }

  if (isRemoved || !text) return null
  return (
    <div className="kept-text field">
      <label htmlFor={fieldId}>{t('thread.kept')}</label>
      <textarea id={fieldId} readOnly rows={6} dir="auto" value={text} />
      <button className="button quiet" type="button" onClick={remove}>
        {t('common.remove')}
      </button>
    </div>
  )
}
