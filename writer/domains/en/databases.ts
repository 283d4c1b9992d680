import type { Branch } from '#writer/domains/material.ts'

/** Databases; a part of software. */
export const databases: Branch = {
  id: 'databases',
  gate: [
    ['postgres', 'postgresql', 'sql', 'database', 'index', 'query', 'mysql', 'schema', 'migration'],
    ['postgres', 'postgresql', 'sql', 'database', 'mysql', 'schema', 'query'],
  ],
  lessons: [
    {
      step: 'look at the query plan before adding an index',
      why: 'The plan shows where the time goes, and it is rarely where you guessed.',
      how: 'Run the statement with explain and analyse on real data, and read the plan from the inside out.',
      mistake: 'Adding an index for every column slows each write down and may help no query at all.',
      exercise: 'Take the slowest query you know and find the step in its plan that touches the most rows.',
    },
    {
      step: 'let the database keep the rules',
      why: 'A constraint holds even when two requests arrive at the same moment.',
      how: 'Write keys, checks and unique rules into the schema, and let the application translate the error.',
      mistake: 'Checking in the application first and writing later leaves a gap that traffic will find.',
      exercise: 'Name one rule that only your code enforces today, and write it as a constraint.',
    },
    {
      step: 'practise the restore as well as the backup',
      why: 'A backup nobody has restored is a hope with a file name.',
      how: "Restore last night's copy into an empty database and run the application against it.",
      mistake: 'Trusting a green tick on the backup job hides a file that cannot be read.',
      exercise: 'Put a restore on your calendar and measure how long it takes.',
    },
  ],
  myths: [{ claim: 'Joins are slow.', truth: 'Joins on indexed keys are what a relational database does best.' }],
  objections: [
    {
      says: 'The framework handles the database for us.',
      answer: 'The framework writes the statement, and you still answer for how it runs.',
    },
  ],
  tools: ['the query planner', 'a slow-query log', 'a copy of realistic data'],
  moments: ['The query that took a coffee break now returns before the key is up.'],
  questions: ['When does an index hurt?', 'Why is this query slow only in production?', 'How do I change a schema without downtime?'],
  wins: ['The plan changes from a full scan to a single lookup.', 'The migration ran during lunch and nobody noticed.'],
  terms: ['how to read a query plan', 'database indexing explained', 'slow query fix'],
  hashtags: ['DatabaseDesign', 'SQLTips', 'QueryTuning', 'Databases', 'Backend'],
}
