import type { MessengerWidget } from '../../widget'

declare global {
  var Pipit: MessengerWidget | undefined
}

/** Loads the messenger's script of a server, once. @throws {Error} when it does not load. */
export const loadMessenger = async (baseUrl: string): Promise<MessengerWidget> => {
  if (globalThis.Pipit) return globalThis.Pipit
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
  if (!globalThis.Pipit) throw new Error(`${src} does not hold the messenger.`)
  return globalThis.Pipit
}
