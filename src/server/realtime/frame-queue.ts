import type { RawData } from 'ws'

/** Frames of one client that may wait for their turn. */
const QUEUED_FRAMES_MAX = 32

/**
 * Handles the frames of one client one after the other.
 *
 * @param onError Called when a frame could not be handled; the next one is handled all the same.
 * @returns A function that adds a frame. It returns false when too many wait already.
 */
export const createFrameQueue = (
  handle: (data: RawData, isBinary: boolean) => Promise<void>,
  onError: (error: unknown) => void
): ((data: RawData, isBinary: boolean) => boolean) => {
  let last = Promise.resolve()
  let queued = 0
  return (data, isBinary) => {
    if (++queued > QUEUED_FRAMES_MAX) return false
    last = last
      .then(() => handle(data, isBinary))
      .catch(onError)
      .finally(() => queued--)
    return true
  }
}
