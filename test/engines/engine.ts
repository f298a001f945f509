/** Actions of one input source, as both WebDriver and WebDriver BiDi define them. */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  actions: ({ type: string } & Record<string, unknown>)[]
}

/** A browser with one window, controlled over any protocol. */
export interface Engine {
  /** Its name and version, such as `firefox 140.1`. */
  name: string
  /** Goes to an address, and resolves when the page has loaded. */
  go(url: string): Promise<void>
  /** Evaluates an expression of the page, or the result of its promise: a text. */
  evaluate(expression: string): Promise<string>
  /** Performs input that the page cannot tell from a person's. */
  perform(sources: InputSource[]): Promise<void>
  /** Takes a screenshot of the window, as a PNG in base64. */
  screenshot(): Promise<string>
  /** Closes the browser and everything started for it. */
  quit(): Promise<void>
}
