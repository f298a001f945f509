import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { ensureSecretsKey } from '../../src/server/first-start'

const SECRETS = { token: 'kept-from-everyone' }

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-box-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('The secret box', () => {
  test('opens sealed secrets for their owner, and seals them differently each time', () => {
    const box = createSecretBox(newBoxKey())
    const sealed = box.seal(SECRETS, 'owner')
    expect(box.open(sealed, 'owner')).toEqual(SECRETS)
    expect(sealed).not.toBe(box.seal(SECRETS, 'owner'))
    expect(Buffer.from(sealed, 'base64url').includes(SECRETS.token)).toBe(false)
  })

  test('opens nothing for another owner, with another key, or with a changed bit', () => {
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

  test('hashes alike with the same key, and otherwise with another one', () => {
    const key = newBoxKey()
    const hash = createSecretBox(key).hash('ann@example.com')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(createSecretBox(key).hash('ann@example.com')).toBe(hash)
    expect(createSecretBox(key).hash('bob@example.com')).not.toBe(hash)
    expect(createSecretBox(newBoxKey()).hash('ann@example.com')).not.toBe(hash)
  })

  test('creates its key once, readable by its owner only', async () => {
    const dataDir = await newFolder()
    const key = await ensureSecretsKey({ dataDir })
    expect(key).toHaveLength(32)
    expect(await ensureSecretsKey({ dataDir })).toEqual(key)
    expect((await stat(join(dataDir, 'secrets-key.json'))).mode & 0o777).toBe(0o600)
  })

  test('creates one key where several processes ask for it at once', async () => {
    const dataDir = await newFolder()
    const keys = await Promise.all(Array.from({ length: 8 }, () => ensureSecretsKey({ dataDir })))
    const kept = await ensureSecretsKey({ dataDir })
    expect(keys).toEqual(keys.map(() => kept))
    expect(await readdir(dataDir)).toEqual(['secrets-key.json'])
  })

  test('refuses a file without a key, and leaves it unchanged', async () => {
    const dataDir = await newFolder()
    const file = join(dataDir, 'secrets-key.json')
    for (const text of ['{"key":"short"}', '{}', 'no JSON']) {
      await writeFile(file, text)
      await expect(ensureSecretsKey({ dataDir })).rejects.toThrow(file)
      expect(await readFile(file, 'utf8')).toBe(text)
    }
  })
})
