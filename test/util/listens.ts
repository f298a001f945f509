import { once } from 'node:events'
import { connect } from 'node:net'

/** Tells whether something listens on a port of this machine. */
export const listens = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isUp = await once(socket, 'connect').then(
    () => true,
    () => false
  )
  socket.destroy()
  return isUp
}
