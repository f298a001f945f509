import { createWidget } from '../loader'
import { readOptions } from '../loader/options'
import type { MessengerWidget } from '../widget'

/** Makes a messenger of its own; a page may hold several. Nothing happens before `init`. */
export const createMessengerWidget = (): MessengerWidget =>
  createWidget({
    page: globalThis.window,
    loadOptions: async () => readOptions,
    loadMessenger: async () => (await import('./bundled-messenger')).mountMessenger
  })

/** The messenger of the page, whole in this package. `init` needs `configBaseUrl`. */
const Pipit = createMessengerWidget()

export default Pipit
export type * from '../widget'
