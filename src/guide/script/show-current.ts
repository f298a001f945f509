/** Scrolls the list of pages, where it is shown, to the page that the reader is on. */
export const showCurrent = (): void => {
  const list = document.getElementById('pages')
  const current = list?.querySelector<HTMLElement>('[aria-current=page]')
  if (list && current) {
    const { top } = current.getBoundingClientRect()
    list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 2
  }
}
