import { useEffect } from 'react'

/** Names the document; the screen comes first. */
export const useTitle = (screen: string, place = 'Pipit') =>
  useEffect(() => {
    document.title = `${screen} · ${place}`
  }, [screen, place])
