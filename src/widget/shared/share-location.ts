import { useRef, useState } from 'react'
import type { Coordinates } from '../../protocol'
import { useMessengerContext } from '../core'

/** From the moment the visitor allows it. */
const FIX_TIMEOUT_MS = 10_000

/** English texts of what can go wrong, by the keys of `customText`. */
export const LOCATION_TEXTS = {
  locationNotSupported: 'This browser cannot tell where you are.',
  locationSecurityRestriction: 'Your location can be shared on secure pages only.',
  locationServicesDenied: 'Sharing your location is not allowed in this browser.',
  locationSendingFailed: 'Your location could not be found.'
}

/** Key of the text that says what went wrong. */
export type LocationProblem = keyof typeof LOCATION_TEXTS

/** `asking`: the browser asks the visitor, then looks where they are. */
export type LocationState = 'idle' | 'asking' | 'sending' | LocationProblem

/** Tells whether sharing a location has failed. */
export const isProblem = (state: LocationState): state is LocationProblem => state in LOCATION_TEXTS

const find = ({ isSecureContext, navigator }: Window): Promise<Coordinates | LocationProblem> =>
  new Promise(resolve => {
    // Browsers also answer "denied" when they did not ask the visitor at all.
    if (!isSecureContext) return resolve('locationSecurityRestriction')
    if (!navigator.geolocation) return resolve('locationNotSupported')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'locationServicesDenied' : 'locationSendingFailed'),
      { timeout: FIX_TIMEOUT_MS }
    )
  })

/**
 * Sends the visitor's location to the conversation on the screen, each time it is called. Calling it again
 * while the browser asks makes it ask again: some never answer when their question is put aside.
 * It answers whether the location was sent.
 */
export const useShareLocation = (): readonly [
  state: LocationState,
  share: () => Promise<boolean>
] => {
  const { host, clientReady } = useMessengerContext()
  const [state, setState] = useState<LocationState>('idle')
  const attempts = useRef(0)

  const share = async () => {
    if (state === 'sending') return false
    const attempt = ++attempts.current
    setState('asking')
    const { internals, targetConversationId } = await clientReady
    const to = targetConversationId()
    const found = await find(host.page)
    if (attempt !== attempts.current) return false
    if (typeof found === 'string') {
      setState(found)
      return false
    }
    setState('sending')
    try {
      await internals.send({ type: 'location', coordinates: found }, to)
      setState('idle')
      return true
    } catch {
      setState('locationSendingFailed')
      return false
    }
  }

  return [state, share]
}
