/** Dot that is thicker than a line, beside which it would hardly be seen. */
const DOT = 'a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0'

const PATHS = {
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M19 12H5m6-6-6 6 6 6',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  more: `M4.5 12${DOT}m7 0${DOT}m7 0${DOT}`
}

/** A sign as large as the text, in a button or a link that has its name in words. */
export const Sign = ({ of }: { of: keyof typeof PATHS }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
)
