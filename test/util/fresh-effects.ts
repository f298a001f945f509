import { options } from 'preact'

/**
 * Gives each test file a schedule of effects of its own. Preact starts a timer for effects only when
 * none waits, so a file that ended before its timer would keep the effects of all later files waiting.
 */
options.requestAnimationFrame = flush => void setTimeout(flush)
