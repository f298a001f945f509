import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '../..')
const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), path => ts.sys.readFile(path))
const { options: own } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)

/** Source texts by their path in the project; the files need not exist. */
export type Sources = Record<string, string>

/**
 * Compiles sources with the project's settings, and reports errors in those only.
 *
 * @param paths Instead of the project's: what names of modules stand for.
 * @returns A line for each error: path, line and message.
 */
export const findTypeErrors = (sources: Sources, paths: ts.MapLike<string[]>): string[] => {
  const options = {
    ...own,
    paths,
    pathsBasePath: ROOT,
    jsx: ts.JsxEmit.ReactJSX,
    noUnusedLocals: false
  }
  const host = ts.createCompilerHost(options)
  const texts = new Map(Object.entries(sources).map(([path, text]) => [join(ROOT, path), text]))
  const folders = new Set([...texts.keys()].map(path => dirname(path)))
  const { readFile, fileExists, getSourceFile, directoryExists } = host
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    fileExists: path => texts.has(path) || fileExists(path),
    readFile: path => texts.get(path) ?? readFile(path),
    directoryExists: path => folders.has(path) || (directoryExists?.(path) ?? true),
    getSourceFile: (path, version, ...others) => {
      const text = texts.get(path)
      return text === undefined
        ? getSourceFile(path, version, ...others)
        : ts.createSourceFile(path, text, version, true)
    }
  })
  return [...texts.keys()].flatMap(path => {
    const file = program.getSourceFile(path)!
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file)
    ]
    return found.map(({ start = 0, messageText }) => {
      const line = file.getLineAndCharacterOfPosition(start).line + 1
      const message = ts.flattenDiagnosticMessageText(messageText, '\n')
      return `${path.slice(ROOT.length + 1)}:${line}: ${message}`
    })
  })
}
