/**
 * Sends a WebDriver command and returns its value. Throws the error of the browser when it fails.
 */
export type WebDriver = <Value>(method: string, path: string, body?: object) => Promise<Value>

/** Connects to the WebDriver server at an address. */
export const webDriverAt =
  (url: string): WebDriver =>
  async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, { method, body: body ? JSON.stringify(body) : null })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message || value.error}`)
    return value as Value
  }
