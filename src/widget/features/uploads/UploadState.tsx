import { isRetryable, type ChatError } from '../../../protocol'
import type { Uploads } from '../../../client/uploads'
import { Icon, useMessengerContext, WARNING_ICON } from '../../core'
import { useMaybe } from '../../shared'
import { problemText } from './problem-text'

/** Also a user whose token has ended, after the next login. */
const mayTryAgain = (error: ChatError) => isRetryable(error) || error.code === 'invalid-auth'

interface UploadStateProps {
  id: string
  uploads: Uploads
}

/** Progress of an upload around the button that cancels it, or why it failed and what can be done. */
export function UploadState({ id, uploads }: UploadStateProps) {
  const { translate } = useMessengerContext()
  const state = useMaybe(uploads.state(id))
  if (!state) return null
  const { progress, error } = state
  const percent = Math.round(progress * 100)
  const cancel = () => uploads.cancel(id)
  // Another failure is shown here again.
  const retry = () => void uploads.retry(id).catch(() => {})
  if (!error) {
    const label = translate('cancelUpload')
    return (
      <>
        <progress
          className="hidden"
          max={100}
          value={percent}
          aria-label={translate('uploadProgress', { percent })}
        />
        <button className="ring" type="button" title={label} aria-label={label} onClick={cancel}>
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <circle cx="22" cy="22" r="18" />
            <circle cx="22" cy="22" r="18" pathLength="100" strokeDasharray={`${percent} 100`} />
            <path d="m16 16 12 12m0-12-12 12" />
          </svg>
        </button>
      </>
    )
  }
  return (
    <div className="upload">
      <p className="error" role="alert">
        <Icon path={WARNING_ICON} />
        {problemText(translate, error)}
      </p>
      {mayTryAgain(error) && (
        <button type="button" onClick={retry}>
          {translate('tapToRetry')}
        </button>
      )}
      <button type="button" onClick={cancel}>
        {translate('removeUpload')}
      </button>
    </div>
  )
}
