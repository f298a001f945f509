/** Returns the list with one entry at another place. */
export const moveEntry = <Entry>(entries: Entry[], from: number, to: number): Entry[] => {
  const moved = entries.slice(from, from + 1)
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}
