const PATHS = {
  close: 'M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z',
  send: 'M3 20V4l18 8zm2-3l11-5L5 7v4l5 1-5 1z'
}

/** A sign beside or instead of a text; never the only name of a button. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
