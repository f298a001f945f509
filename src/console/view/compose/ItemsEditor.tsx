import { ITEM_ACTIONS_MAX, ITEMS_MAX } from '../../../protocol'
import { ITEM_BUTTONS, type ItemDraft, newItem } from '../../model'
import { useTexts } from '../context'
import { useAddedFocus } from '../forms'
import { MoveButtons } from '../settings/MoveButtons'
import { moveEntry } from '../settings/move-entry'
import { PartField } from '../settings/PartField'
import { useKeptFocus } from '../settings/use-kept-focus'
import { ButtonsEditor } from './ButtonsEditor'
import { type ProblemAt, problemsIn } from './problems'

interface ItemsEditorProps {
  items: ItemDraft[]
  problemAt: ProblemAt
  onItems: (items: ItemDraft[]) => void
}

/** Items of a carousel or a list, in their order. */
export function ItemsEditor({ items, problemAt, onItems }: ItemsEditorProps) {
  const { t } = useTexts()
  const keepFocus = useKeptFocus()
  const { list, addButton, focusAdded, focusAddButton } = useAddedFocus()
  const isFull = items.length >= ITEMS_MAX

  return (
    <>
      <ol className="questions" ref={list}>
        {items.map((item, index) => {
          const number = index + 1
          const name = item.title.trim() || t('compose.unnamedItem', { number })
          const flawOf = problemsIn(problemAt, `items.${index}`)
          const change = (part: Partial<ItemDraft>) =>
            onItems(items.with(index, { ...item, ...part }))
          const field = (part: 'title' | 'description' | 'mediaUrl', label: string) => (
            <PartField
              label={label}
              autoFocus={index === 0 && part === 'title'}
              value={item[part]}
              problem={flawOf(part)}
              onValue={value => change({ [part]: value })}
            />
          )
          return (
            <li key={item.key}>
              <section className="question" aria-label={t('compose.item', { number })}>
                <header>
                  <p>
                    <strong>
                      <bdi>{name}</bdi>
                    </strong>
                  </p>
                  <MoveButtons
                    name={name}
                    index={index}
                    count={items.length}
                    onMove={to => {
                      keepFocus()
                      onItems(moveEntry(items, index, to))
                    }}
                    onRemove={() => {
                      onItems(items.toSpliced(index, 1))
                      focusAddButton()
                    }}
                  />
                </header>
                <div className="parts">
                  {field('title', t('compose.itemTitle'))}
                  {field('description', t('compose.itemDescription'))}
                  {field('mediaUrl', t('compose.mediaUrl'))}
                </div>
                <ButtonsEditor
                  buttons={item.buttons}
                  types={ITEM_BUTTONS}
                  max={ITEM_ACTIONS_MAX}
                  problemAt={flawOf}
                  onButtons={buttons => change({ buttons })}
                />
              </section>
            </li>
          )
        })}
      </ol>
      <p className="problem" role="alert">
        {problemAt('items')}
      </p>
      <div className="actions">
        <button
          className="button"
          type="button"
          ref={addButton}
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return
            focusAdded()
            onItems([...items, newItem(items)])
          }}
        >
          {t('compose.addItem')}
        </button>
        <span className="count">
          {t('questions.count', { count: items.length, max: ITEMS_MAX })}
        </span>
      </div>
    </>
  )
}
