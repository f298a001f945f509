import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent
} from 'react'
import { type Content, countChars, readShorthand, TEXT_MAX_CHARS, writeTyped } from '../../protocol'
import { useValue } from '../../ui'
import { isNote as isForTeam } from '../api'
import { findMentions, type SentReply, type Thread } from '../model'
import {
  AddMenu,
  AttachButton,
  AwaitedWindow,
  TakeBack,
  TypedPreview,
  useCompositions,
  useDraft,
  useTyped
} from './compose'
import { useWorkspace, useTexts } from './context'
import { ScheduledReplies, SendLater } from './later'
import { MentionPicker } from './mentions/MentionPicker'
import { useMentionPicker } from './mentions/use-mention-picker'
import { ReplyPicker } from './replies/ReplyPicker'
import { useReplyPicker } from './replies/use-reply-picker'
import { SendingFiles } from './SendingFiles'

/** Count of remaining characters below which it is shown. */
const REST_SHOWN_CHARS = 200

interface ComposerProps {
  id: string
  thread: Thread
  /** Name of the conversation. */
  name: string
  /** Name of the visitor; empty: it is not known. */
  visitor: string
}

/** Input for replies and notes. Its draft stays with its conversation. */
export function Composer({ id, thread, name, visitor }: ComposerProps) {
  const { team, presence, savedReplies } = useWorkspace()
  const { t } = useTexts()
  const { text, isNote, ...draft } = useDraft(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(text.length)
  const toId = useId()
  const label = t(isNote ? 'thread.writeNote' : 'thread.write')
  const typed = useTyped(isNote ? '' : text, visitor)
  // Saved replies may make it longer.
  const rest = TEXT_MAX_CHARS - countChars((!isNote && typed.content?.text) || text.trim())
  const { fieldTies, takeKey, toggle, ...picker } = useReplyPicker({
    text,
    visitor,
    isNote,
    onPick: insert,
    onCompose: (...saved) => void composeSaved(...saved)
  })
  const {
    fieldTies: mentionTies,
    takeKey: takeMentionKey,
    lacksTeam,
    ...mentionPicker
  } = useMentionPicker({ text, caret, isNote, onPick: complete })
  const canSend = text.trim() !== '' && rest >= 0 && !typed.problem && !lacksTeam

  const compositions = useCompositions(id, {
    onSend: content => thread.send(content),
    onSchedule: (content, time) => thread.schedule(content, time),
    onWriting: showWriting,
    onScheduled: focusField
  })
  const edited = useValue(thread.edited)

  useLayoutEffect(() => {
    const { current } = field
    // Typing has moved it already; a text that is put in has not.
    if (current && current.selectionStart !== caret) current.setSelectionRange(caret, caret)
  }, [text, caret])

  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus()
    return () => void thread.stopTyping()
  }, [thread])

  useEffect(() => {
    if (edited) void rewrite()
  }, [edited, thread])

  function focusField() {
    field.current?.focus()
  }
  function write(next: string) {
    draft.write(next)
    showWriting(next.trim() !== '' && !isNote)
  }
  /** Tells the visitor and colleagues whether a reply is being written. */
  function showWriting(isWriting: boolean) {
    presence.setWriting(isWriting)
    if (isWriting) void thread.showTyping(Date.now())
    else void thread.stopTyping()
  }
  function insert(reply: string) {
    complete(reply, reply.length)
  }
  /** Goes on with a reply or a note that waited. */
  function putBack(waited: string, asNote = false) {
    setCaret(draft.putBack(waited, asNote).length)
    showWriting(!asNote)
    focusField()
  }
  /** Goes on with what was taken back, or was not sent. @returns Whether it can be written. */
  async function resume(content: Content, asNote = false) {
    const written = writeTyped(content)
    if (written === undefined && (await compositions.resume(content))) return true
    const words = written ?? content.text
    if (words) putBack(words, asNote)
    return Boolean(words)
  }
  /** Goes on with a reply that was taken back; what was typed comes back as it was. */
  function takeUp({ content, typed, file }: SentReply) {
    if (file) thread.putFileBack(file)
    else if (typed) putBack(typed)
    else void resume(content)
  }
  async function rewrite() {
    const entry = thread.takeEdited()
    if (!entry || !(await resume(entry.message.content, isForTeam(entry.message)))) return
    thread.discard(entry.key)
  }
  /** Goes on with a saved reply in its window; one that has none is put in as a template. */
  async function composeSaved(content: Content, saved: string, rest: string) {
    insert(rest)
    if (await compositions.resume(content)) return
    insert(`${rest} %((template:${saved}))`.trim())
  }
  function complete(next: string, at: number) {
    write(next)
    setCaret(at)
    focusField()
  }
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    // A colleague may have added the saved reply that is missing.
    if (typed.problem) void savedReplies.load()
    if (!canSend) return
    const said = text.trim()
    if (isNote) thread.reply(said, true, findMentions(said, team.state.peek().members))
    else thread.send(typed.content ?? readShorthand(said), said)
    clear()
  }
  function clear() {
    draft.write('')
    setCaret(0)
    presence.setWriting(false)
    focusField()
  }
  async function sendAt(time: string) {
    await thread.schedule(typed.content ?? readShorthand(text.trim()), time)
    const rest = draft.takeSent(text)
    if (field.current?.value.startsWith(text)) setCaret(rest.length)
    if (rest || !field.current) return
    showWriting(false)
    focusField()
  }
  function toggleNote() {
    // Neither the visitor nor colleagues are told of what is written for the team.
    if (!isNote) showWriting(false)
    draft.toggleNote()
    focusField()
  }
  function takeFiles(event: SyntheticEvent, { files }: DataTransfer) {
    if (!files.length) return
    event.preventDefault()
    thread.sendFiles(files, isNote)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { isComposing, keyCode } = event.nativeEvent
    // Safari ends composition before the Enter that ended it; its key code is 229 then.
    if (isComposing || keyCode === 229) return
    if (takeMentionKey(event) || takeKey(event)) return
    if (event.key === 'Enter' && !event.shiftKey) send(event)
  }

  return (
    <>
      <form
        className="composer"
        data-note={isNote || undefined}
        onSubmit={send}
        onPaste={event => takeFiles(event, event.clipboardData)}
        onDragOver={event => event.preventDefault()}
        onDrop={event => takeFiles(event, event.dataTransfer)}
      >
        <ScheduledReplies thread={thread} name={name} onEdit={putBack} onGone={focusField} />
        <SendingFiles thread={thread} onGone={focusField} />
        <ReplyPicker {...picker} />
        <MentionPicker {...mentionPicker} />
        {!isNote && <TypedPreview {...typed} />}
        <div className="composer-tools">
          <AttachButton onFiles={files => thread.sendFiles(files, isNote)} />
          <button
            className="button quiet note-toggle"
            type="button"
            aria-pressed={isNote}
            onClick={toggleNote}
          >
            {t('thread.note')}
          </button>
          <button
            className="button quiet"
            type="button"
            aria-expanded={picker.listId !== undefined}
            onClick={() => {
              toggle()
              focusField()
            }}
          >
            {t('screens.replies')}
          </button>
          {!isNote && (
            <>
              <AddMenu
                label={t('compose.add')}
                className="button quiet"
                onChoose={compositions.open}
              />
              <SendLater isDisabled={!canSend} onTime={sendAt} onScheduled={focusField} />
              <TakeBack thread={thread} onTaken={takeUp} onGone={focusField} />
            </>
          )}
        </div>
        {/* The form shows the text a second time, unseen, so that the field grows with it. */}
        <div className="grow" data-text={text}>
          <textarea
            ref={field}
            aria-label={label}
            aria-describedby={toId}
            placeholder={label}
            rows={1}
            dir={text ? 'auto' : undefined}
            enterKeyHint="send"
            {...(mentionPicker.listId ? mentionTies : fieldTies)}
            value={text}
            onChange={event => {
              setCaret(event.currentTarget.selectionStart)
              write(event.currentTarget.value)
            }}
            onSelect={event => setCaret(event.currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
          />
          <span id={toId} hidden>
            {name}
          </span>
        </div>
        <button className="button primary" type="submit" aria-disabled={!canSend}>
          {t(isNote ? 'thread.addNote' : 'thread.send')}
        </button>
        <p className="composer-hint" role="status">
          {rest < REST_SHOWN_CHARS &&
            (rest >= 0
              ? t('thread.charactersLeft', { count: rest })
              : t('thread.charactersOver', { count: -rest }))}
        </p>
      </form>
      <AwaitedWindow {...compositions.windowProps} />
    </>
  )
}
