import { constructorOf } from './constructor-of'

type Class = (abstract new (...args: never) => object) & { prototype: object }

/** Stands for the helper of Babel that makes a class inherit from another. */
export const inherit = (child: Class, parent: Class): void => {
  child.prototype = Object.create(parent.prototype)
  child.prototype.constructor = child
}

/** Base of our errors: `Error` itself, called as a function, makes another object. */
const BaseError = constructorOf(function (this: Error, message: string) {
  const { stack } = Error(message)
  this.message = message
  if (stack) this.stack = stack
})

inherit(BaseError, Error)

/** Stands for the helper of Babel that makes a class of the browser extendable. */
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
  properties.forEach(property => {
    property.configurable = true
    Object.defineProperty(child.prototype, property.key, property)
  })
  return child
}
