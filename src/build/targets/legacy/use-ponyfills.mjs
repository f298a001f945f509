/** Names of the global object. */
const WINDOWS = ['globalThis', 'self', 'window']
/** Attributes that only newer browsers reflect as properties. */
const ARIA = /^aria[A-Z]/
/** Babel's helper for generator functions. */
const GENERATOR = '~regenerator'
/** Name of the runtime in sources. */
const RUNTIME = '__RUNTIME__'

/**
 * Makes a plugin for Babel that replaces features which old browsers lack by ponyfills: globals, their
 * functions, methods, properties, setters, and helpers of Babel.
 *
 * @param {object} options
 * @param {Map<string, string>} options.names Names in the runtime, by the feature that they
 *   replace, as in `src/legacy`.
 * @param {Set<string>} options.used Collects the ponyfills that are needed.
 * @param {string} options.runtime Name of the variable that holds the runtime.
 */
export const usePonyfills =
  ({ names, used, runtime }) =>
  (/** @type {any} */ { types: t }) => {
    const has = (/** @type {string} */ name) => names.has(name)
    const take = (/** @type {string} */ name) => {
      used.add(name)
      return t.memberExpression(t.identifier(runtime), t.identifier(names.get(name)))
    }

    /** Replaces a property that is read, or a method that is called, where there is a ponyfill. */
    const replaceMember = (/** @type {any} */ path) => {
      const { node, parent, parentPath } = path
      const { object } = node
      const { name } = node.property
      const isGlobal = t.isIdentifier(object) && !path.scope.hasBinding(object.name, true)
      const isCalled = t.isCallExpression(parent) && parent.callee === node
      if (isGlobal && has(`${object.name}.${name}`))
        path.replaceWith(take(`${object.name}.${name}`))
      else if (isGlobal && WINDOWS.includes(object.name) && has(name)) path.replaceWith(take(name))
      // Classes are also read from windows under other names.
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
      // Babel writes `regenerator().m(function outer() { return regenerator().w(body, outer, …) })`. The
      // ponyfill needs no outer function, and makes a generator of the body itself.
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
        // On exit: the rest is compiled by then, and names are final.
        Program: {
          exit(/** @type {any} */ path) {
            path.scope.crawl()
            path.traverse(visitor)
          }
        }
      }
    }
  }
