import { useValue } from '../../ui'
import { ApiError } from '../api'
import { type FileProblem, isRepeatable, type Thread } from '../model'
import { useTexts } from './context'
import { explain } from './forms/explain'
import { useLostFocus } from './forms/use-lost-focus'

const PROBLEMS = {
  empty: 'files.empty',
  tooLarge: 'files.tooLarge',
  kind: 'files.kind',
  takenBack: 'files.takenBack'
} as const

interface SendingFilesProps {
  thread: Thread
  /** Called when a file whose button had the focus is gone. */
  onGone: () => void
}

/** Files on their way into a conversation, and those that did not go. */
export function SendingFiles({ thread, onGone }: SendingFilesProps) {
  const { t } = useTexts()
  const sendings = useValue(thread.sendings)
  const lostFocus = useLostFocus(onGone)
  const say = (problem: FileProblem) =>
    problem instanceof ApiError ? explain(t, problem) : t(PROBLEMS[problem])
  if (!sendings.length) return null
  return (
    <ul className="sending-files" aria-label={t('files.list')} {...lostFocus}>
      {sendings.map(({ key, name, share, problem }) => (
        <li key={key}>
          <bdi className="file-name">{name}</bdi>
          {problem ? (
            <span className="problem" role="alert">
              {say(problem)}
            </span>
          ) : (
            <progress aria-label={t('files.progress', { name })} value={share} max={1} />
          )}
          {problem && isRepeatable(problem) && (
            <button className="button quiet" type="button" onClick={() => thread.sendAgain(key)}>
              {t(problem === 'takenBack' ? 'thread.send' : 'common.tryAgain')}
            </button>
          )}
          <button className="button quiet" type="button" onClick={() => thread.cancelFile(key)}>
            {t(problem ? 'common.remove' : 'common.cancel')}
          </button>
        </li>
      ))}
    </ul>
  )
}
