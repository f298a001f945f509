import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { keepBoxKey } from '../../src/server/first-start'

const SECRETS = { token: 'kept-from-everyone' }

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-box-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('what was sealed can be opened for its owner, and reads differently each time', () => {
  const box = createSecretBox(newBoxKey())
  const sealed = box.seal(SECRETS, 'owner')
  expect(box.open(sealed, 'owner')).toEqual(SECRETS)
  expect(sealed).not.toBe(box.seal(SECRETS, 'owner'))
  expect(Buffer.from(sealed, 'base64url').includes(SECRETS.token)).toBe(false)
})

test('nothing is opened for another owner, with another key, or when a bit was changed', () => {
  const key = newBoxKey()
  const sealed = createSecretBox(key).seal(SECRETS, 'owner')
  expect(() => createSecretBox(key).open(sealed, 'other')).toThrow()
  expect(() => createSecretBox(newBoxKey()).open(sealed, 'owner')).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(() => createSecretBox(key).open(changed.toString('base64url'), 'owner')).toThrow()
  }
  expect(() => createSecretBox(key).open(sealed.slice(0, 20), 'owner')).toThrow()
})

test('the key is made once, for the eyes of its owner only', async () => {
  const dataDir = await newFolder()
  const key = await keepBoxKey({ dataDir })
  expect(key).toHaveLength(32)
  expect(await keepBoxKey({ dataDir })).toEqual(key)
  expect((await stat(join(dataDir, 'secrets-key.json'))).mode & 0o777).toBe(0o600)
})

test('a file that holds no key is refused, and left as it is', async () => {
  const dataDir = await newFolder()
  const file = join(dataDir, 'secrets-key.json')
  for (const text of ['{"key":"short"}', '{}', 'no JSON']) {
    await writeFile(file, text)
    await expect(keepBoxKey({ dataDir })).rejects.toThrow(file)
    expect(await readFile(file, 'utf8')).toBe(text)
  }
})
