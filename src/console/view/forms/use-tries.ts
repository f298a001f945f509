import { useEffect, useRef, useState } from 'react'

/**
 * Counts the tries to send a form, before the first of which no field is called wrong. Each moves the focus
 * to the first field with a problem.
 *
 * @param refusal Problem of a value that the server refused, which comes later.
 */
export const useTries = (refusal: string) => {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries, refusal])

  return {
    form,
    isTried: tries > 0,
    countTry: () => setTries(tries + 1)
  }
}
