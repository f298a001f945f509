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
  return (
    <>
      {share !== undefined && (
        <div className="picture-progress">
          <progress aria-label={`Upload: ${label}`} value={share} max={1} />
          <button
            className="button quiet"
            type="button"
            aria-label={`Cancel the upload: ${label}`}
            onClick={cancel}
          >
            Cancel
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
          aria-label={`Send again: ${label}`}
          onClick={sendAgain}
        >
          Send again
        </button>
      )}
    </>
  )
}
