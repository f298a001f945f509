/**
 * Asks the visitor for files.
 *
 * @param accept Kinds of files, as the attribute of a file field.
 * @param onChosen Not called when the visitor changes their mind.
 */
export const chooseFiles = (
  doc: Document,
  accept: string,
  onChosen: (files: File[]) => void
): void => {
  const field = doc.createElement('input')
  field.type = 'file'
  field.multiple = true
  field.accept = accept
  field.onchange = () => onChosen([...(field.files ?? [])])
  field.click()
}
