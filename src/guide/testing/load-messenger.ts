import type { MessengerWidget } from '../../widget'

const findMessenger = () => (globalThis as { Pipit?: MessengerWidget }).Pipit

/** Loads the messenger's script of a server, once. @throws {Error} when it does not load. */
export const loadMessenger = async (baseUrl: string): Promise<MessengerWidget> => {
  const loaded = findMessenger()
  if (loaded) return loaded
  const src = `${baseUrl}/cdn/5/pipit.js`
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = resolve
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} did not load: the network is down, or an extension blocks it.`))
    }
    script.src = src
    document.head.append(script)
  })
  const messenger = findMessenger()
  if (!messenger) throw new Error(`${src} does not hold the messenger.`)
  return messenger
}
