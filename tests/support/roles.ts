import { configure } from '@testing-library/react'
import { runsAllTests } from '#tests/support/test-scope.ts'

// To compute whether each element that has a role is hidden takes a third of the time of the app tests: only `npm run test:all` does it
// everywhere. A test whose guarantee is that something is hidden asks for it with `hidden: false`.
configure({ defaultHidden: !runsAllTests })
