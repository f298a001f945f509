type Class = { prototype: object }

/** Stands for the helper of Babel that lets a class have another's methods. */
export const inherit = (child: Class, parent: Class): void => {
  child.prototype = Object.create(parent.prototype)
  child.prototype.constructor = child as never
}

/** What our errors extend: `Error` itself, when called as a function, makes another one. */
const BaseError = function (this: Error, message: string) {
  this.message = message
  this.stack = Error(message).stack!
} as unknown as Class

inherit(BaseError, Error)

/** Stands for the helper of Babel that makes a class of the browser one that can be extended. */
export const extendable = () => BaseError

/** Stand for the helpers of Babel that find a private field of an object. */
export const privateKey = (name: string) => `_private ${name}`
export const privateBase = (owner: unknown) => owner

/** Stands for the helper of Babel that gives an object a getter or a setter. */
export const defineAccessor = (kind: string, owner: object, key: string, act: unknown) =>
  Object.defineProperty(owner, key, { configurable: true, enumerable: true, [kind]: act })

/** Stands for the helper of Babel that gives a class getters and setters. */
export const createClass = (
  child: Class,
  properties: (PropertyDescriptor & { key: string })[]
): Class => {
  properties.forEach(({ key, get, set }) =>
    Object.defineProperty(child.prototype, key, { configurable: true, get, set })
  )
  return child
}
