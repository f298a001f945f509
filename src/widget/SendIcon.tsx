/** A paper plane; the button around it has a name. */
export function SendIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 20V4l18 8zm2-3l11-5L5 7v4l5 1-5 1z" />
    </svg>
  )
}
