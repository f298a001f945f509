import { Fragment } from 'react'
import { useValue } from '../../ui'
import type { Colleague } from '../model'
import { useTexts, useWorkspace } from './context'
import { Phrase } from './Phrase'
import { useIsPainted } from './use-is-painted'
import { usePresence } from './use-presence'

function Names({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { t } = useTexts()
  return colleagues.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && t('common.comma')}
      <bdi>{name}</bdi>
    </Fragment>
  ))
}

/** Tells colleagues that a conversation is open, says who else has it open, and who is writing a reply. */
export function Colleagues({ conversationId }: { conversationId: string }) {
  const { presence } = useWorkspace()
  usePresence(presence, useIsPainted() ? conversationId : undefined)
  const colleagues = useValue(presence.colleagues)
  const writing = colleagues.filter(({ isWriting }) => isWriting)
  const looking = colleagues.filter(({ isWriting }) => !isWriting)
  return (
    <p className="colleagues" role="status">
      {writing.length > 0 && (
        <strong>
          <Phrase text="colleagues.writing" values={{ names: <Names colleagues={writing} /> }} />
        </strong>
      )}
      {looking.length > 0 && (
        <span>
          <Phrase text="colleagues.looking" values={{ names: <Names colleagues={looking} /> }} />
        </span>
      )}
    </p>
  )
}
