import { useEffect } from 'react'
import { atom } from 'nanostores'
import { useValue } from '../../../ui'
import type { MessengerContext } from '../../core'
import { createQuestions, type Deliver, type Questions } from './create-questions'
import { createAnswerKeeper } from './kept-answers'
import { PrechatForm } from './PrechatForm'
import { readFields } from './read-fields'

/** Creates the form for a visitor without a conversation. The composer is blocked until it is sent. */
export const createFirstPrechat = (context: MessengerContext) => {
  const { loadSlot, mayTakeFocus, onDestroy, clientReady, root, setBlocking, $isBlocked } = context
  const $questions = atom<Questions | undefined>()

  const watch = async () => {
    const client = await clientReady
    const { conversations, internals, $connection, $session } = client
    const keeper = createAnswerKeeper(client)
    onDestroy(keeper.stop)
    let isAsked = false

    const deliver: Deliver = async (prechat, link) => {
      await internals.createSession({ prechat })
      // An address that cannot be linked now can be linked later, in the settings.
      if (link) internals.call('/links', { body: link }).catch(() => {})
    }

    const ask = async () => {
      isAsked = true
      const check = await loadSlot('checkFields')
      $questions.set(createQuestions(context, client, readFields(context, check), deliver, keeper))
      update()
    }

    function update() {
      // Conversations of a returning visitor may not be loaded yet.
      const isKnown = !$session.get() || /^connect/.test($connection.get())
      if (conversations.peek().length) {
        $questions.get()?.end()
        keeper.drop()
        $questions.set(undefined)
        setBlocking('prechat', false)
      } else if (isKnown && !isAsked && $isBlocked.get()) void ask()
    }
    onDestroy($connection.listen(update))
    // The business can turn the questions on while the messenger is connected.
    onDestroy($isBlocked.listen(update))
    onDestroy(conversations.subscribe(update))
  }
  void watch()

  const goOn = () => {
    const { activeElement, body } = root.ownerDocument
    if (activeElement === body && mayTakeFocus())
      root.querySelector<HTMLElement>('.message-input')?.focus()
  }

  return function FirstPrechat() {
    const questions = useValue($questions)
    useEffect(() => questions && goOn, [questions])
    return questions && <PrechatForm questions={questions} />
  }
}
