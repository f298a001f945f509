import { createContext, useContext } from 'react'
import type { Console, Workspace } from '../model'
import type { Texts } from '../texts'

/** The console that a component belongs to. */
export const ConsoleContext = createContext<Console | undefined>(undefined)

/** The app that a component works in. */
export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

/** Texts and formats of the language of the console. */
export const TextsContext = createContext<Texts | undefined>(undefined)

const given = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`${name} is missing above this component.`)
  return value
}

/** @throws {Error} Outside of `ConsoleContext`. */
export const useConsole = () => given(useContext(ConsoleContext), 'ConsoleContext')

/** @throws {Error} Outside of `WorkspaceContext`. */
export const useWorkspace = () => given(useContext(WorkspaceContext), 'WorkspaceContext')

/** @throws {Error} Outside of `TextsContext`. */
export const useTexts = () => given(useContext(TextsContext), 'TextsContext')
