/**
 * Makes a plugin for Babel that turns an ES module into a function body: it gets its imports from the
 * runtime, and returns its exports. Values are read once, so a module must not reassign its exports.
 *
 * @param {object} options
 * @param {(file: string) => string} options.rename Returns the name of an imported file.
 * @param {string} options.runtime Name of the variable that holds the runtime.
 * @param {string} options.importName Name of the runtime's method that returns modules.
 */
export const asFactory =
  ({ rename, runtime, importName }) =>
  (/** @type {any} */ { types: t }) => {
    const declare = (/** @type {any} */ name, /** @type {any} */ value) =>
      t.variableDeclaration('var', [t.variableDeclarator(name, value)])

    /** Makes the statements that replace an import. */
    const toStatements = (/** @type {any} */ { node, scope }) => {
      const module = scope.generateUidIdentifier('module')
      const file = t.stringLiteral(rename(node.source.value.replace('./', '')))
      const importModule = t.memberExpression(t.identifier(runtime), t.identifier(importName))
      return [
        declare(module, t.callExpression(importModule, [file])),
        ...node.specifiers.map((/** @type {any} */ { local, imported }) =>
          declare(local, t.memberExpression(module, imported))
        )
      ]
    }

    return {
      visitor: {
        Program: {
          exit(/** @type {any} */ path) {
            const properties = []
            for (const statement of path.get('body')) {
              const { node } = statement
              if (t.isImportDeclaration(node))
                statement.replaceWithMultiple(toStatements(statement))
              if (!t.isExportNamedDeclaration(node)) continue
              for (const { local, exported } of node.specifiers) {
                properties.push(t.objectProperty(exported, local))
              }
              statement.remove()
            }
            path.pushContainer('body', t.returnStatement(t.objectExpression(properties)))
          }
        }
      }
    }
  }
