export { explainPasskey } from './explain-passkey'
export { signInWithPasskey } from './sign-in-with-passkey'
