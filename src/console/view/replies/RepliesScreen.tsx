import { useEffect, useState } from 'react'
import { useValue } from '../../../ui'
import type { SavedReply } from '../../api'
import { formatRoute } from '../../model'
import { AddMenu } from '../compose'
import { summary } from '../content/summary'
import { useTexts, useWorkspace } from '../context'
import { useDeletion } from '../forms'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { DeleteReply } from './DeleteReply'
import { Phrase } from '../Phrase'
import { Syntax } from '../Syntax'
import { type EditedReply, ReplyDialog } from './ReplyDialog'

/** Text that puts in a saved reply by its name. */
const TEMPLATE_SYNTAX = '%((template:…))'

/** Screen of the replies that the team uses again. */
export function RepliesScreen() {
  const { app, savedReplies } = useWorkspace()
  const { t } = useTexts()
  const { status, replies } = useValue(savedReplies.state)
  const [edited, setEdited] = useState<EditedReply>()
  const { deleted, setDeleted, newButton, focusAfterWindow } = useDeletion<SavedReply>()
  const [message, setMessage] = useState('')
  useEffect(() => void savedReplies.load(), [savedReplies])

  function onDeleted({ name }: SavedReply) {
    setMessage(t('replies.deleted', { name }))
    focusAfterWindow()
  }

  return (
    <main className="page">
      <header>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'app' })}>{t('screens.app')}</a>
        </p>
        <ScreenHeading>{t('screens.replies')}</ScreenHeading>
        <p className="page-lead">{t('replies.lead')}</p>
        <p className="page-lead">
          <span>
            <Phrase
              text="replies.templateLead"
              values={{
                syntax: <Syntax>{TEMPLATE_SYNTAX}</Syntax>
              }}
            />
          </span>
        </p>
      </header>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button
          className="button primary"
          type="button"
          ref={newButton}
          onClick={() => setEdited('new')}
        >
          {t('replies.new')}
        </button>
        <AddMenu label={t('replies.newTemplate')} className="button" onChoose={setEdited} />
      </div>
      {status === 'failed' && (
        <LoadProblem text={t('replies.failed')} onRetry={() => void savedReplies.load()} />
      )}
      {status === 'none' && <p className="quiet-note">{t('common.loading')}</p>}
      {status === 'ready' && !replies.length && <p className="quiet-note">{t('replies.none')}</p>}
      {replies.length > 0 && (
        <ul className="panel saved-replies">
          {replies.map(reply => (
            <li key={reply.id}>
              <div className="saved-reply">
                <h2>
                  <bdi>{reply.name}</bdi>
                </h2>
                <p className="reply-text" dir="auto">
                  {summary(t, reply.content)}
                </p>
              </div>
              <div className="actions">
                <button
                  className="button"
                  type="button"
                  aria-label={t('replies.editNamed', { name: reply.name })}
                  onClick={() => setEdited(reply)}
                >
                  {t('replies.edit')}
                </button>
                <button
                  className="button danger"
                  type="button"
                  aria-label={t('replies.deleteNamed', { name: reply.name })}
                  onClick={() => setDeleted(reply)}
                >
                  {t('replies.delete')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ReplyDialog reply={edited} onClose={() => setEdited(undefined)} onSaved={setMessage} />
      <DeleteReply reply={deleted} onClose={() => setDeleted(undefined)} onDeleted={onDeleted} />
    </main>
  )
}
