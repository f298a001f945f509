const SHOWN_MS = 3_000

const select = (element: HTMLElement) => {
  getSelection()?.selectAllChildren(element)
}

/** Adds a button to each block of code, which copies it; where the browser refuses, it selects the code. */
export const addCopyButtons = (): void => {
  for (const code of document.querySelectorAll('pre')) {
    const frame = document.createElement('div')
    const button = document.createElement('button')
    const say = (text: string) => {
      button.textContent = text
    }
    frame.className = 'code'
    button.type = 'button'
    say('Copy')
    button.onclick = async () => {
      try {
        await navigator.clipboard.writeText(code.textContent)
        say('Copied')
      } catch {
        select(code)
        say('Selected: copy it with the keyboard')
      }
      setTimeout(say, SHOWN_MS, 'Copy')
    }
    code.replaceWith(frame)
    frame.append(code, button)
  }
}
