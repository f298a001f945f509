/** Sends a command of WebDriver; its value. Throws what the browser says when it fails. */
export type WebDriver = <Value>(method: string, path: string, body?: object) => Promise<Value>

/** Speaks WebDriver with the driver at an address. */
export const webDriverAt =
  (url: string): WebDriver =>
  async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, { method, body: body ? JSON.stringify(body) : null })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message || value.error}`)
    return value as Value
  }
