import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a program of this folder that runs tasks one at a time.
 *
 * @param {string} name Its file, without the ending.
 * @param {string[]} flags For Node.
 */
export function startHelper(name, flags = []) {
  const child = fork(new URL(`${name}.mjs`, import.meta.url), { execArgv: flags })
  const ended = once(child, 'exit')

  return {
    /**
     * @template Answer
     * @param {string} task
     * @param {object} [options]
     * @returns {Promise<Answer>}
     */
    async tell(task, options = {}) {
      child.send({ task, options })
      const [answer] = await Promise.race([
        once(child, 'message'),
        ended.then(([code, signal]) => {
          throw new Error(`${name} ended with ${code ?? signal} while it had to ${task}`)
        })
      ])
      return answer
    },
    async end() {
      if (child.connected) child.disconnect()
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    }
  }
}

/** @typedef {ReturnType<typeof startHelper>} Helper */

/**
 * Runs the tasks that the parent process requests.
 *
 * @param {Record<string, (options: any) => unknown>} tasks
 */
export function obey(tasks) {
  process.on('message', async (/** @type {{ task: string, options: object }} */ message) => {
    process.send?.((await tasks[message.task]?.(message.options)) ?? {})
  })
  process.on('disconnect', () => process.exit())
}
