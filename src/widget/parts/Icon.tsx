/** A sheet of paper. */
export const FILE_ICON = 'M6 2h8l5 5v15H6zm2 2v16h9V8h-4V4zm2 8h5v2h-5zm0 4h5v2h-5z'
/** A pin on a map. */
export const PLACE_ICON =
  'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5'

/** A picture beside words that say the same. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
