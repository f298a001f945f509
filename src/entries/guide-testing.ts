// The script of the guide's page on testing an integration.
import { bindTesting } from '../guide/testing'

bindTesting()
