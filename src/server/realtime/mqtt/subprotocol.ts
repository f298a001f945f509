const SUBPROTOCOL = 'mqtt'

/** Chooses the WebSocket subprotocol of a client; false if it does not offer `mqtt`. */
export const speaksMqtt = (offered: ReadonlySet<string>): typeof SUBPROTOCOL | false =>
  offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false
