const assert = require('node:assert/strict')
const Pipit = require('pipit')

assert.equal(typeof Pipit.init, 'function')
assert.equal(Pipit.default, Pipit)
assert.notEqual(Pipit.createMessengerWidget(), Pipit)
for (const entry of ['client', 'loader', 'react', 'testing']) {
  assert.ok(Object.keys(require(`pipit/${entry}`)).length)
}
assert.ok(require('pipit/transports/websocket').websocket)
assert.ok(require('pipit/transports/polling').polling)
// Without the package `mqtt`, which only connecting needs.
assert.ok(require('pipit/transports/mqtt').mqtt)
