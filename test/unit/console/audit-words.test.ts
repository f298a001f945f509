// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AUDIT_KINDS, type AuditEntry, type AuditKind } from '../../../src/console/api'
import { englishTexts } from '../../../src/console/texts'
import { deedOf } from '../../../src/console/view/audit-log/audit-words'
import { AuditEntry as Shape } from '../../../src/server/http/openapi/shapes/audit-log'

const { t } = englishTexts()

const ACTIONS = (Shape.properties.action as unknown as { enum: string[] }).enum

const wordsOf = (kind: AuditKind, action: string): string =>
  deedOf(t, { kind, action } as AuditEntry)
const hasWords = (kind: AuditKind, action: string): boolean =>
  wordsOf(kind, action) !== `${kind} ${action}`

/** Entries whose kind and action stand side by side in the source of the server. */
const written = () =>
  readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => [
      ...readFileSync(`src/server/${file}`, 'utf8').matchAll(/kind: '(\w+)',\s+action: '(\w+)'/g)
    ])
    .map(([, kind, action]) => [kind, action] as [AuditKind, string])

describe('The audit log has words', () => {
  test.each(ACTIONS)('for the action %s of something', action => {
    expect(AUDIT_KINDS.filter(kind => hasWords(kind, action))).not.toEqual([])
  })

  test('for each entry that the server writes', () => {
    const entries = written()
    expect(entries.length).toBeGreaterThan(ACTIONS.length / 2)
    expect(entries.filter(([kind, action]) => !hasWords(kind, action))).toEqual([])
  })

  test('that differ', () => {
    const words = AUDIT_KINDS.flatMap(kind =>
      ACTIONS.filter(action => hasWords(kind, action)).map(action => wordsOf(kind, action))
    )
    expect(new Set(words).size).toBe(words.length)
  })
})
