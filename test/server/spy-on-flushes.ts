import { type FileHandle, open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/**
 * Stands between this process and the disk, until the end of the test.
 *
 * @param file Any that can be read.
 */
export const spyOnFlushes = async (file: string) => {
  const handle = await open(file)
  await handle.close()
  const spy = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'datasync')
  onTestFinished(() => spy.mockRestore())
  return spy
}
