// Paths of lines in a square of 24.
export const ATTACH_ICON = 'M12 5v14M5 12h14'
export const LOCK_ICON = 'M6 11h12v9H6zm3 0V8a3 3 0 0 1 6 0v3'
export const CLOSE_ICON = 'M6 6l12 12M18 6 6 18'
export const SETTINGS_ICON = 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4v6M9 14v6'
export const SEND_ICON = 'M12 19V6m-6 5 6-6 6 6'
export const WARNING_ICON = 'M12 9v5m0 3h.01M12 3 2 20h20z'
export const OFFLINE_ICON =
  'M3 10a13 13 0 0 1 5-3m13 3a13 13 0 0 0-9-4M7 14a8 8 0 0 1 4-2m1 7h.01M4 4l16 16'
/** An open ring, which turns while something is tried. */
export const RING_ICON = 'M20 12a8 8 0 1 1-8-8'

/** A picture beside words that say the same. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
