import { isRetryable } from '../../../protocol'
import type { Uploads } from '../../../client/uploads'
import { useServices } from '../../services'
import { useMaybe } from '../use-maybe'
import { problemText } from './problem-text'

interface UploadStateProps {
  id: string
  uploads: Uploads
}

/** How far a file is on its way, or why it failed, and what can be done about it. */
export function UploadState({ id, uploads }: UploadStateProps) {
  const { translate } = useServices()
  const state = useMaybe(uploads.state(id))
  if (!state) return null
  const { progress, error } = state
  const percent = Math.round(progress * 100)
  const cancel = () => uploads.cancel(id)
  // What fails once more is shown here again.
  const retry = () => void uploads.retry(id).catch(() => {})
  return (
    <div className="upload">
      {error ? (
        <>
          <p className="error" role="alert">
            {problemText(translate, error)}
          </p>
          {isRetryable(error) && (
            <button type="button" onClick={retry}>
              {translate('tapToRetry')}
            </button>
          )}
        </>
      ) : (
        <progress max={100} value={percent} aria-label={translate('uploadProgress', { percent })} />
      )}
      <button type="button" onClick={cancel}>
        {translate(error ? 'removeUpload' : 'cancelUpload')}
      </button>
    </div>
  )
}
