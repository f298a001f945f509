import { useEffect } from 'react'
import { atom } from 'nanostores'
import { useValue } from '../../../ui'
import type { Services } from '../../services'
import { createQuestions, type Deliver, type Questions } from './create-questions'
import { PrechatForm } from './PrechatForm'
import { readFields } from './read-fields'

/** Makes what asks a visitor who has no conversation yet. Until then nothing can be written. */
export const createFirstPrechat = (services: Services) => {
  const { need, onDestroy, opened, root, $isBlocked, $slots } = services
  const $questions = atom<Questions | undefined>()

  const deliver: Deliver = async (prechat, link) => {
    const { core } = await opened
    await core.open({ prechat })
    // An address that cannot be linked now can be linked later, in the settings.
    if (link) core.call('/links', { body: link }).catch(() => {})
  }

  const watch = async () => {
    const { conversations, $connection, $session } = await opened
    let isAsked = false

    const ask = async () => {
      isAsked = true
      const check = (await need('checkFields'))!
      $questions.set(createQuestions(services, readFields(services, check), deliver))
      update()
    }

    const update = () => {
      // Whoever was here before may have conversations that are still to come.
      const isKnown = !$session.get() || /^connect/.test($connection.get())
      if (conversations.peek().length) {
        $questions.set(undefined)
        // Once that part has come, the newest message decides.
        if (!$slots.get().end) $isBlocked.set(false)
      } else if (isKnown && !isAsked && $isBlocked.get()) void ask()
    }
    onDestroy($connection.listen(update))
    onDestroy(conversations.subscribe(update))
  }
  void watch()

  const goOn = () => {
    const { activeElement, body } = root.ownerDocument
    if (activeElement === body) root.querySelector<HTMLElement>('.message-input')?.focus()
  }

  return function FirstPrechat() {
    const questions = useValue($questions)
    useEffect(() => questions && goOn, [questions])
    return questions && <PrechatForm questions={questions} />
  }
}
