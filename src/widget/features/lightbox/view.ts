/** Place of a picture: how much larger than it fits, and how many CSS pixels beside the middle. */
export interface View {
  scale: number
  x: number
  y: number
}

/** The whole picture, in the middle. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }

const SCALE_MAX = 6

/** Zooms by a factor; what is drawn at a point, given from the middle, stays there. */
export const zoomAt = ({ scale, x, y }: View, factor: number, atX: number, atY: number): View => {
  const next = Math.min(SCALE_MAX, Math.max(1, scale * factor))
  const by = next / scale
  return { scale: next, x: atX - (atX - x) * by, y: atY - (atY - y) * by }
}

/** Moves a picture back where it has left empty room beside it. */
export const keepInside = (
  { scale, x, y }: View,
  { offsetWidth, offsetHeight }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
  { clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>
): View => {
  const limit = (value: number, length: number, room: number) => {
    const most = Math.max(0, (length * scale - room) / 2)
    return Math.max(-most, Math.min(most, value))
  }
  return { scale, x: limit(x, offsetWidth, clientWidth), y: limit(y, offsetHeight, clientHeight) }
}
