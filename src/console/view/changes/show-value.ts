const DAY_SECONDS = 86_400

const showDays = (seconds: number): string => {
  if (seconds === 0) return 'for ever'
  const days = seconds / DAY_SECONDS
  if (!Number.isInteger(days)) return `${seconds} seconds`
  return days === 1 ? '1 day' : `${days} days`
}

const showItem = (item: unknown): string => {
  if (typeof item !== 'object' || item === null) return String(item)
  const { label, name } = item as { label?: string; name?: string }
  return label ?? name ?? 'something'
}

/** Words for a value of a setting. */
export const showValue = (field: string, value: unknown): string => {
  if (value === null || value === '') return 'not set'
  if (value === true) return 'on'
  if (value === false) return 'off'
  if (field === 'settings.conversationRetentionSeconds') return showDays(Number(value))
  if (Array.isArray(value)) return value.map(showItem).join(', ') || 'none'
  return String(value)
}
