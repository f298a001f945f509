/** Gives React DOM the name of the browser, which it reads when it is loaded. */
Object.assign(globalThis, { navigator: { userAgent: 'linkedom' } })
