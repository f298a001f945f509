/** A hook of the page has this long to answer. */
const HOOK_TIMEOUT_MS = 10_000

/** Waits for the answer of a hook, but not for ever. @param orElse Called when it is late. */
export const answerInTime = async <Answer>(
  answer: Answer | Promise<Answer>,
  orElse: () => Answer
): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, HOOK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late.then(orElse)])
  } finally {
    clearTimeout(timer)
  }
}
