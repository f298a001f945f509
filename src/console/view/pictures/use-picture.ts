import { useEffect, useRef, useState } from 'react'
import { type Crop, isTakenAsIs, type PictureUse } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { explain } from '../forms/explain'
import { cutPicture } from './draw-crop'
import { type ChosenPicture, readPicture } from './read-picture'

/** State of a picture between its choice and its address. */
interface PictureState {
  /** Sentence about the last choice or upload; empty: nothing is wrong. */
  problem: string
  /** Picture whose part is being chosen. */
  cropped?: ChosenPicture
  /** File that did not arrive, and can be sent again. */
  unsent?: File
  /** Share that has arrived, from 0 to 1; undefined: nothing is on its way. */
  share?: number
}

const CALM: PictureState = { problem: '' }

/** Takes a file, lets its part be chosen, uploads it, and reports its address. */
export const usePicture = (use: PictureUse, onAddress: (address: string) => void) => {
  const { api, uploads } = useWorkspace()
  const { t } = useTexts()
  const [state, setState] = useState(CALM)
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
    const abort = new AbortController()
    sending.current = abort
    setState({ problem: '', share: 0 })
    try {
      const address = await api.uploadPicture(file, {
        onProgress: share => setState({ problem: '', share }),
        signal: abort.signal
      })
      uploads.add(address)
      setState(CALM)
      onAddress(address)
    } catch (error) {
      if (abort.signal.aborted) setState(CALM)
      else setState({ problem: explain(t, error), unsent: file })
    }
  }

  const close = () => state.cropped?.bitmap.close()

  return {
    ...state,

    async take(file: File) {
      const picture = await readPicture(t, use, file)
      if (typeof picture === 'string') return setState({ problem: picture })
      if (!isTakenAsIs(use, picture.facts)) return setState({ problem: '', cropped: picture })
      picture.bitmap.close()
      await send(file)
    },

    async cut(crop: Crop) {
      if (!state.cropped) return
      const file = await cutPicture(state.cropped, crop)
      close()
      if (!file) return setState({ problem: t('pictures.notCut') })
      await send(file)
    },

    leaveCrop() {
      close()
      setState(CALM)
    },

    sendAgain: () => state.unsent && send(state.unsent),
    cancel: () => sending.current?.abort(),
    forget: () => setState(CALM)
  }
}
