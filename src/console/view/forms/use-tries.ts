import { type FormEvent, useEffect, useRef, useState } from 'react'

interface TriesOptions {
  /** Whether nothing is wrong with the fields, so that the form is sent. */
  isComplete: boolean
  /** Problem of a value that the server refused, which comes later. @default none */
  refusal?: string
  submit: () => void
}

/**
 * Counts the tries to send a form, before the first of which no field is called wrong. Each moves the focus
 * to the first field with a problem. The browser's own hints stay off: they speak its language.
 */
export const useTries = ({ isComplete, refusal = '', submit }: TriesOptions) => {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries, refusal])

  return {
    isTried: tries > 0,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        setTries(tries + 1)
        if (isComplete) submit()
      }
    }
  }
}
