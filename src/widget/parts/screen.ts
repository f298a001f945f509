/** What the header reads of an element that stands in the conversation's place. */
export interface ScreenProps {
  /** Key of the text that it is called by. */
  title: string
  /** Leads where the visitor came from. Absent: the screen has ways out of its own. */
  onBack?: () => void
}
