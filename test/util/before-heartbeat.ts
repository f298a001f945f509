import { HEARTBEAT_MS } from '../../src/protocol'

/** Long enough for what the server tells its visitors, within 5 s, and too short for a heartbeat to tell them instead. */
export const BEFORE_HEARTBEAT = { timeout: HEARTBEAT_MS - 2_000 }
