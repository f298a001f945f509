/** Signs that are typed as they stand, within a text of any direction. */
export const Syntax = ({ children }: { children: string }) => (
  <code dir="ltr">
    <bdi>{children}</bdi>
  </code>
)
