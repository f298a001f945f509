/** Silence after which a client asks whether the connection is alive. */
export const HEARTBEAT_MS = 20_000
/** Longest wait for the answer to a heartbeat: a dead connection is found within 1.5 heartbeats. */
export const HEARTBEAT_ANSWER_MS = HEARTBEAT_MS / 2
/** Longest time the server holds a long poll open. */
export const POLL_WAIT_MAX_SECONDS = 25
/** A typing sign ends by itself after this. */
export const TYPING_TIMEOUT_MS = 10_000
