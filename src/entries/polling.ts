/** Long polls, for networks that let no WebSocket through. */
export { polling } from '../transports/polling'
