import { useEffect, useRef, useState } from 'react'
import type { PreviewAnswer, PreviewLook, PreviewRequest } from '../../../../preview'

/** Longest wait for the first look. */
const PATIENCE_MS = 20_000
/** Longest wait for a page that has loaded to say that it is ready. */
const READY_MS = 2000

type State = 'loading' | 'shown' | 'failed'

/** Frame of the preview and how far it is. */
interface Frame {
  attempt: number
  state: State
  /** Whether visitors do not see the screen, and another one is shown. */
  isMissing: boolean
}

/** Shows a look of the messenger in a frame, and each change of it at once. */
export const usePreview = (look: PreviewLook) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useRef(false)
  const newest = useRef<PreviewRequest>({ type: 'preview:show', number: 0, look })
  const [{ attempt, state, isMissing }, setFrame] = useState<Frame>({
    attempt: 0,
    state: 'loading',
    isMissing: false
  })
  const change = (fields: Partial<Frame>) => setFrame(before => ({ ...before, ...fields }))
  const failUnlessShown = () =>
    setFrame(before => (before.state === 'loading' ? { ...before, state: 'failed' } : before))

  function send() {
    frame.current?.contentWindow?.postMessage(newest.current, location.origin)
  }

  const written = JSON.stringify(look)
  useEffect(() => {
    newest.current = { ...newest.current, number: newest.current.number + 1, look }
    if (isReady.current) send()
    // Each render makes another look of the same parts.
  }, [written])

  useEffect(() => {
    function onMessage({ data, origin, source }: MessageEvent) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      // Only the page of the preview is in the frame.
      const answer = data as PreviewAnswer
      if (answer.type === 'preview:ready') {
        isReady.current = true
        send()
      } else if (answer.type === 'preview:failed') {
        change({ state: 'failed' })
      } else if (answer.type === 'preview:shown' && answer.number === newest.current.number) {
        change({ state: 'shown', isMissing: answer.isMissing })
      }
    }
    window.addEventListener('message', onMessage)
    const timer = setTimeout(failUnlessShown, PATIENCE_MS)
    return () => {
      window.removeEventListener('message', onMessage)
      clearTimeout(timer)
      isReady.current = false
    }
  }, [attempt])

  return {
    frame,
    attempt,
    state,
    isMissing,
    onLoad: () => {
      setTimeout(() => {
        if (!isReady.current) failUnlessShown()
      }, READY_MS)
    },
    retry: () => setFrame({ attempt: attempt + 1, state: 'loading', isMissing: false })
  }
}
