/** One source of input and what it does, as both WebDriver and WebDriver BiDi have it. */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  actions: ({ type: string } & Record<string, unknown>)[]
}

/** A browser with one window, driven from outside by whatever protocol it speaks. */
export interface Engine {
  /** Its name and version, such as `firefox 140.1`. */
  name: string
  /** Goes to an address, and resolves when the page has loaded. */
  go(url: string): Promise<void>
  /** What an expression of the page gives, or what its promise resolves to: a text. */
  evaluate(expression: string): Promise<string>
  /** Lets keys and pointer do something, where the page cannot tell them from a person's. */
  perform(sources: InputSource[]): Promise<void>
  /** What the window shows, as a PNG in base64. */
  screenshot(): Promise<string>
  /** Ends the browser and all that was started for it. */
  quit(): Promise<void>
}
