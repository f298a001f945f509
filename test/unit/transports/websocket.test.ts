import { describe, expect, test, vi } from 'vitest'
import { websocket } from '../../../src/transports/websocket'
import { LINK } from '../fakes/transport'

const openWorld = () => {
  const socket = { readyState: 0, close: vi.fn(), onopen: () => {} }
  const transport = websocket(
    class {
      constructor() {
        return socket
      }
    } as unknown as typeof WebSocket
  )
  void transport.connect(LINK)
  return { socket, transport }
}

describe('A WebSocket that opens', () => {
  test('is closed once it is open when the messenger is destroyed: sooner is an error of the page', () => {
    const { socket, transport } = openWorld()
    transport.disconnect('destroy')
    expect(socket.close).not.toHaveBeenCalled()
    socket.onopen()
    expect(socket.close).toHaveBeenCalledOnce()
  })

  test('is closed at once when the page is frozen, which it would keep from being kept', () => {
    const { socket, transport } = openWorld()
    transport.disconnect('freeze')
    expect(socket.close).toHaveBeenCalledOnce()
  })
})
