import { useTexts } from '../context'
import { Sign } from '../Sign'

interface TagChipsProps {
  tags: readonly string[]
  onRemove(tag: string): void
}

/** Tags of a conversation, each with a button that removes it. */
export function TagChips({ tags, onRemove }: TagChipsProps) {
  const { t } = useTexts()
  return tags.map(tag => (
    <span key={tag} className="chip tag">
      <bdi>{tag}</bdi>
      <button type="button" aria-label={t('tags.remove', { tag })} onClick={() => onRemove(tag)}>
        <Sign of="close" />
      </button>
    </span>
  ))
}
