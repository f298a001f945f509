/**
 * A plugin for Babel that makes a function body of an ES module: what it imports it asks the runtime for,
 * and what it exports it returns. Values are read once, so a module may not change what it exports.
 *
 * @param {object} options
 * @param {(file: string) => string} options.rename Says how a file is called there that is imported.
 * @param {string} options.runtime The variable that holds the runtime.
 * @param {string} options.bring By which name that gives modules.
 */
export const asFactory =
  ({ rename, runtime, bring }) =>
  (/** @type {any} */ { types: t }) => {
    const declare = (/** @type {any} */ name, /** @type {any} */ value) =>
      t.variableDeclaration('var', [t.variableDeclarator(name, value)])

    /** Statements that an import becomes. */
    const takeIn = (/** @type {any} */ { node, scope }) => {
      const module = scope.generateUidIdentifier('module')
      const file = t.stringLiteral(rename(node.source.value.replace('./', '')))
      const bringIt = t.memberExpression(t.identifier(runtime), t.identifier(bring))
      return [
        declare(module, t.callExpression(bringIt, [file])),
        ...node.specifiers.map((/** @type {any} */ { local, imported }) =>
          declare(local, t.memberExpression(module, imported))
        )
      ]
    }

    return {
      visitor: {
        Program: {
          exit(/** @type {any} */ path) {
            const given = []
            for (const statement of path.get('body')) {
              const { node } = statement
              if (t.isImportDeclaration(node)) statement.replaceWithMultiple(takeIn(statement))
              if (!t.isExportNamedDeclaration(node)) continue
              for (const { local, exported } of node.specifiers) {
                given.push(t.objectProperty(exported, local))
              }
              statement.remove()
            }
            path.pushContainer('body', t.returnStatement(t.objectExpression(given)))
          }
        }
      }
    }
  }
