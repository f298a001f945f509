import { useTexts } from '../context'

interface PictureStateProps {
  label: string
  problem: string
  share?: number | undefined
  unsent?: File | undefined
  sendAgain: () => void
  cancel: () => void
}

/** Progress of an upload, or what is wrong with the picture. */
export function PictureState(props: PictureStateProps) {
  const { label, problem, share, unsent, sendAgain, cancel } = props
  const { t } = useTexts()
  return (
    <>
      {share !== undefined && (
        <div className="picture-progress">
          <progress aria-label={t('pictures.upload', { label })} value={share} max={1} />
          <button
            className="button quiet"
            type="button"
            aria-label={t('pictures.cancelUpload', { label })}
            onClick={cancel}
          >
            {t('common.cancel')}
          </button>
        </div>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      {unsent && (
        <button
          className="button"
          type="button"
          aria-label={t('pictures.sendAgainFor', { label })}
          onClick={sendAgain}
        >
          {t('pictures.sendAgain')}
        </button>
      )}
    </>
  )
}
