import { atom, type ReadableAtom } from 'nanostores'

/** Screens of the console that are files of their own, loaded when one of them is first needed. */
export interface Part<Content> {
  /** Components in it; undefined until it is loaded. */
  $content: ReadableAtom<Content | undefined>
  /** Loads it, unless it is loaded or on its way; after a failure anew. */
  load(): Promise<Content>
}

/** Makes a part. @param importIt Must be an `import()`, so that the build makes a file of the part. */
export const createPart = <Content>(importIt: () => Promise<Content>): Part<Content> => {
  const $content = atom<Content | undefined>()
  let loading: Promise<Content> | undefined

  async function importOnce() {
    try {
      const content = await importIt()
      $content.set(content)
      return content
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return { $content, load: () => (loading ??= importOnce()) }
}
