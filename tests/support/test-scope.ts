/** Whether it is `npm run test:all`: with the slow files, PostgreSQL and every browser test (docs/decisions/025-running.md). */
export const runsAllTests = process.env.TEST_ALL === '1'
