/** Saved values of a form: as they are, and as they were before the last change. */
type Kept = [string] | [string, string]

interface UploadsOptions {
  /** Removes a stored picture; rejects also while it is in use. */
  remove(address: string): Promise<void>
  /** Returns what is edited and not saved. */
  readEdits(): unknown
}

/** Pictures that were uploaded here, and have to go where nothing shows them. */
export interface Uploads {
  /** Notes that a picture was uploaded. */
  add(address: string): void
  /** Notes what is saved of a form; what was saved before can come back, and is kept too. */
  keep(form: string, saved: unknown): void
  /** Removes the pictures that are neither saved, nor edited, nor can come back. */
  sweep(): void
  /** The same when the page is left, and with it what is edited. */
  leave(): void
}

/** Makes the list of what was uploaded. The server removes none that is in use. */
export const createUploads = ({ remove, readEdits }: UploadsOptions): Uploads => {
  const uploaded = new Set<string>()
  const kept = new Map<string, Kept>()

  function removeAllBut(wanted: string) {
    for (const address of uploaded) {
      if (wanted.includes(address)) continue
      uploaded.delete(address)
      // The next sweep tries again.
      remove(address).catch(() => uploaded.add(address))
    }
  }
  const writeKept = () => [...kept.values()].flat().join(' ')

  return {
    add: address => void uploaded.add(address),

    keep(form, saved) {
      const now = JSON.stringify(saved)
      const [last] = kept.get(form) ?? []
      if (last !== now) kept.set(form, last === undefined ? [now] : [now, last])
    },

    sweep: () => removeAllBut(writeKept() + JSON.stringify(readEdits())),
    leave: () => removeAllBut(writeKept())
  }
}
