import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy between a client and a server on this machine, which a test can interrupt. */
export interface TcpProxy {
  port: number
  /** Closes every open connection at once. */
  cut(): void
  /** Closes every open connection and refuses new ones, or accepts them again. */
  setDown(isDown: boolean): void
  /** While true, responses of the server are dropped: requests arrive, responses do not. */
  losesAnswers: boolean
  /** While true, requests are dropped: the connection is open, and nothing of the client arrives. */
  losesWhatIsSent: boolean
  close(): Promise<void>
}

/** Opens a proxy to a port of this machine. */
export const openTcpProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>()
  let isRefusing = false
  const server = createServer(client => {
    if (isRefusing) return client.destroy()
    const upstream = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client]
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', chunk => {
      if (!loses('losesWhatIsSent')) upstream.write(chunk)
    })
    upstream.on('data', chunk => {
      if (!loses('losesAnswers')) client.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    setDown: isDown => {
      isRefusing = isDown
      if (isDown) proxy.cut()
    },
    losesAnswers: false,
    losesWhatIsSent: false,
    cut: () => sockets.forEach(socket => socket.destroy()),
    close: async () => {
      proxy.cut()
      server.close()
      await once(server, 'close')
    }
  }

  function loses(what: 'losesWhatIsSent' | 'losesAnswers') {
    return proxy[what]
  }

  return proxy
}
