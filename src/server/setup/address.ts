import { type AddressInfo, createServer } from 'node:net'

/** The address of a server that nothing stands in front of. */
export const addressOf = (host: string, port: number): string => {
  const isAnyHost = host === '0.0.0.0' || host === '::'
  const name = isAnyHost ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Finds a port that is free now. */
export const findFreePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
