/** Tag before which code is pasted. */
export const BodyEnd = () => <code dir="ltr">&lt;/body&gt;</code>
