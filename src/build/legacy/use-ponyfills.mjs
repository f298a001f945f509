/** What code calls the window. */
const WINDOWS = ['globalThis', 'self', 'window']
/** Attributes that only newer browsers reflect as properties. */
const ARIA = /^aria[A-Z]/
/** The helper of Babel that makes functions stop and go on. */
const GENERATOR = '~regenerator'
/** In sources: the runtime itself. */
const RUNTIME = '__RUNTIME__'

/**
 * Makes a plugin for Babel that lets code use what stands in for what old browsers lack: globals,
 * functions of theirs, methods, properties, the setting of some, and helpers of Babel.
 *
 * @param {object} options
 * @param {Map<string, string>} options.names Under which names the runtime has what stands in, by what
 *   it stands for, as `src/legacy` says.
 * @param {Set<string>} options.used Takes down what is needed.
 * @param {string} options.runtime The variable that holds the runtime.
 */
export const usePonyfills =
  ({ names, used, runtime }) =>
  (/** @type {any} */ { types: t }) => {
    const has = (/** @type {string} */ name) => names.has(name)
    const take = (/** @type {string} */ name) => {
      used.add(name)
      return t.memberExpression(t.identifier(runtime), t.identifier(names.get(name)))
    }

    /** What stands for a property that is read, or a method that is called; undefined for most. */
    const replaceMember = (/** @type {any} */ path) => {
      const { node, parent, parentPath } = path
      const { object } = node
      const { name } = node.property
      const isGlobal = t.isIdentifier(object) && !path.scope.hasBinding(object.name, true)
      const isCalled = t.isCallExpression(parent) && parent.callee === node
      if (isGlobal && has(`${object.name}.${name}`))
        path.replaceWith(take(`${object.name}.${name}`))
      else if (isGlobal && WINDOWS.includes(object.name) && has(name)) path.replaceWith(take(name))
      // Classes are also taken from windows by other names.
      else if (/^[A-Z]/.test(name) && has(name)) path.replaceWith(take(name))
      else if (has(`.${name}`)) path.replaceWith(t.callExpression(take(`.${name}`), [object]))
      else if (isCalled && has(`.${name}()`)) {
        const given = [object, ...parent.arguments]
        parentPath.replaceWith(t.callExpression(take(`.${name}()`), given))
      }
    }

    const isGenerator = (/** @type {any} */ { callee }, /** @type {string} */ name) =>
      t.isMemberExpression(callee) &&
      callee.property.name === name &&
      t.isCallExpression(callee.object) &&
      callee.object.callee.property?.name === names.get(GENERATOR)

    const visitor = {
      // Babel writes `regenerator().m(function outer() { return regenerator().w(body, outer, …) })`. Ours
      // needs no outer function, and is itself what makes a generator of a body.
      CallExpression(/** @type {any} */ path) {
        const { node } = path
        const [first, , ...rest] = node.arguments
        if (isGenerator(node, 'm')) path.replaceWith(first)
        if (isGenerator(node, 'w')) {
          path.replaceWith(t.callExpression(take(GENERATOR), [first, ...rest]))
        }
      },
      ReferencedIdentifier(/** @type {any} */ path) {
        const { name } = path.node
        if (path.scope.hasBinding(name, true)) return
        if (name === RUNTIME) path.replaceWith(t.identifier(runtime))
        else if (has(name)) path.replaceWith(take(name))
      },
      MemberExpression(/** @type {any} */ path) {
        const { node, parent } = path
        const isWritten = t.isAssignmentExpression(parent) && parent.left === node
        if (!node.computed && !isWritten) replaceMember(path)
      },
      AssignmentExpression(/** @type {any} */ path) {
        const { left, right } = path.node
        const { name = '' } = left.property ?? {}
        if (left.computed) return
        if (has(`.${name}=`)) {
          path.replaceWith(t.callExpression(take(`.${name}=`), [left.object, right]))
        }
        if (!ARIA.test(name)) return
        const attribute = t.stringLiteral(name.toLowerCase().replace('aria', 'aria-'))
        const set = t.memberExpression(left.object, t.identifier('setAttribute'))
        path.replaceWith(t.callExpression(set, [attribute, right]))
      }
    }

    return {
      pre(/** @type {any} */ file) {
        file.set('helperGenerator', (/** @type {string} */ helper) => {
          if (!has(`~${helper}`)) {
            throw new Error(`Babel needs its helper ${helper}, and src/legacy has none`)
          }
          return take(`~${helper}`)
        })
      },
      visitor: {
        // When all else has been brought down, and names are those of the result.
        Program: {
          exit(/** @type {any} */ path) {
            path.scope.crawl()
            path.traverse(visitor)
          }
        }
      }
    }
  }
