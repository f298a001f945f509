/**
 * Asks the visitor for files.
 *
 * @param accept Kinds of files, as the attribute of a file field.
 * @param onChosen Not called when the visitor changes their mind.
 * @param isCaptured Opens the camera, where a device has one at its back.
 */
export const chooseFiles = (
  doc: Document,
  accept: string,
  onChosen: (files: File[]) => void,
  isCaptured = false
): void => {
  const field = doc.createElement('input')
  field.type = 'file'
  field.multiple = !isCaptured
  if (isCaptured) field.setAttribute('capture', 'environment')
  field.accept = accept
  field.onchange = () => onChosen([...(field.files ?? [])])
  field.click()
}
