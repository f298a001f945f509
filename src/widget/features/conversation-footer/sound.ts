import { SILENT_KEY, type MessengerContext } from '../../core'

/** Longer than messages take to reach all tabs of a visitor. */
const CLAIM_MS = 2000
const VOLUME = 0.1
/** A rising fourth: Hz, and when each begins, in seconds. */
const TONES = [
  [660, 0],
  [880, 0.12]
] as const
const TONE_SECONDS = 0.3

const play = async (audio: AudioContext) => {
  await audio.resume()
  for (const [frequency, delay] of TONES) {
    const begin = audio.currentTime + delay
    const tone = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: VOLUME })
    volume.gain.setValueAtTime(VOLUME, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + TONE_SECONDS)
  }
}

/**
 * Plays a sound when a message arrives, in one tab of the visitor's, once the browser allows it: after
 * the visitor has used the page.
 */
export const startSound = ({
  clientReady,
  host,
  on,
  settings,
  onDestroy,
  $hidden
}: MessengerContext): void => {
  const { page, config } = host
  const { navigator } = page
  let audio: AudioContext | undefined

  /** Runs an action in one tab only; in each tab if the browser has no Web Locks. */
  const once = async (name: string, act: () => void) => {
    if (!navigator.locks) return act()
    await navigator.locks.request(name, { ifAvailable: true }, async lock => {
      if (!lock) return
      act()
      await new Promise(resolve => setTimeout(resolve, CLAIM_MS))
    })
  }

  const off = on('message:received', async ({ id }) => {
    const { AudioContext } = page as Window & Partial<typeof globalThis>
    if (settings.soundNotificationEnabled === false || !AudioContext) return
    if (!navigator.userActivation?.hasBeenActive || $hidden.get().has(id)) return
    if ((await clientReady).internals.storage.get(SILENT_KEY)) return
    once(`pipit.${config.integration.id}.sound.${id}`, () => {
      audio ??= new AudioContext()
      play(audio).catch(() => {})
    }).catch(() => {})
  })
  onDestroy(() => {
    off()
    audio?.close().catch(() => {})
  })
}
