import { type RefObject, useState } from 'react'
import {
  Autocomplete,
  Button,
  Input,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  TextField
} from 'react-aria-components'
import { TAG_MAX_CHARS, TAGS_MAX } from '../../../protocol'
import { useValue } from '../../../ui'
import type { InboxConversation, LifeChange } from '../../api'
import { findTags, hasTag } from '../../model'
import { useTexts, useWorkspace } from '../context'

/** Tags that are shown at most; more letters find the others. */
const SHOWN_MAX = 50

const NEW = 'new'
const keyOf = (tag: string) => `tag:${tag}`

interface TagMenuProps {
  conversation: InboxConversation
  onChange(change: LifeChange): void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Menu of the tags of an app, in which others can be typed. It adds and removes those of a conversation. */
export function TagMenu({ conversation, onChange, buttonRef }: TagMenuProps) {
  const { tags } = useWorkspace()
  const { t } = useTexts()
  const { status, names } = useValue(tags.state)
  const [typed, setTyped] = useState('')
  const { tags: own = [] } = conversation
  const all = [...own, ...names.filter(name => !hasTag(conversation, name))]
  const found = findTags(all, typed).slice(0, SHOWN_MAX)
  const wanted = typed.trim()
  const isNew = wanted !== '' && !hasTag({ tags: all }, wanted)
  const isFull = own.length >= TAGS_MAX
  const others = isFull ? found.filter(tag => !hasTag(conversation, tag)) : []

  function onOpenChange(isOpen: boolean) {
    setTyped('')
    if (isOpen) void tags.load()
  }

  return (
    <MenuTrigger onOpenChange={onOpenChange}>
      <Button className="button" ref={buttonRef}>
        {t('tags.tags')}
      </Button>
      <Popover className="menu-pane" placement="bottom end">
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <TextField className="menu-field" aria-label={t('tags.search')} autoFocus>
            <Input maxLength={TAG_MAX_CHARS} placeholder={t('tags.search')} />
          </TextField>
          {isFull && <p className="quiet-note">{t('tags.full', { max: TAGS_MAX })}</p>}
          <Menu
            className="menu"
            aria-label={t('tags.tags')}
            selectionMode="multiple"
            // It closes the menu, and unsets no tag.
            escapeKeyBehavior="none"
            selectedKeys={own.map(keyOf)}
            disabledKeys={isFull ? [NEW, ...others.map(keyOf)] : []}
            renderEmptyState={() => <p className="quiet-note">{t('tags.none')}</p>}
          >
            {found.map(tag => (
              <MenuItem
                key={keyOf(tag)}
                id={keyOf(tag)}
                textValue={tag}
                onAction={() =>
                  onChange(hasTag(conversation, tag) ? { removeTags: [tag] } : { addTags: [tag] })
                }
              >
                <bdi>{tag}</bdi>
              </MenuItem>
            ))}
            {isNew && (
              <MenuItem
                key={NEW}
                id={NEW}
                textValue={wanted}
                onAction={() => onChange({ addTags: [wanted] })}
              >
                {t('tags.add', { tag: wanted })}
              </MenuItem>
            )}
            {status === 'failed' && (
              <MenuItem key="failed" id="failed" onAction={() => void tags.load()}>
                {t('tags.failed')}
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
      </Popover>
    </MenuTrigger>
  )
}
