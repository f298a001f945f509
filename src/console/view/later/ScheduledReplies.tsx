import { useState } from 'react'
import { writeShorthand } from '../../../protocol'
import { useValue } from '../../../ui'
import type { ScheduledMessage } from '../../api'
import type { Thread } from '../../model'
import { summary } from '../content/summary'
import { useConsole, useTexts } from '../context'
import { useLostFocus } from '../forms'
import { explain } from '../forms/explain'
import { useToast } from '../toasts'

interface ScheduledRepliesProps {
  thread: Thread
  /** Name of the conversation. */
  name: string
  /** Takes a text back into the field. */
  onEdit: (text: string) => void
  /** Called when a reply whose button had the focus is gone. */
  onGone: () => void
}

/** Replies of a conversation that wait for their time. */
export function ScheduledReplies({ thread, name, onEdit, onGone }: ScheduledRepliesProps) {
  const { $now } = useConsole()
  const { t, times } = useTexts()
  const scheduled = useValue(thread.scheduled)
  const now = useValue($now)
  const showToast = useToast()
  const lostFocus = useLostFocus(onGone)
  const [problem, setProblem] = useState('')

  /** @returns Whether it no longer waits. */
  async function takeBack({ id }: ScheduledMessage) {
    setProblem('')
    try {
      await thread.unschedule(id)
      return true
    } catch (error) {
      setProblem(explain(t, error, { 404: 'later.gone' }))
      return false
    }
  }

  async function edit(reply: ScheduledMessage, text: string) {
    if (await takeBack(reply)) onEdit(text)
  }

  async function remove(reply: ScheduledMessage) {
    if (!(await takeBack(reply))) return
    showToast({
      title: <bdi>{name}</bdi>,
      text: t('later.deleted'),
      async undo() {
        await thread.schedule(reply.content, reply.sendAt)
        return true
      }
    })
  }

  return (
    <>
      {scheduled.length > 0 && (
        <ul className="scheduled-replies" aria-label={t('later.list')} {...lostFocus}>
          {scheduled.map(reply => {
            const text = writeShorthand(reply.content)
            return (
              <li key={reply.id}>
                <p>
                  <small>{t('later.sendsAt', { time: times.timeHeader(reply.sendAt, now) })}</small>
                  <span dir="auto">{text ?? summary(t, reply.content)}</span>
                </p>
                {text !== undefined && (
                  <button
                    className="button quiet"
                    type="button"
                    onClick={() => void edit(reply, text)}
                  >
                    {t('replies.edit')}
                  </button>
                )}
                <button className="button quiet" type="button" onClick={() => void remove(reply)}>
                  {t('replies.delete')}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  )
}
